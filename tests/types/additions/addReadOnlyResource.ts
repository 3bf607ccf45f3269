import { Addition } from '../../setup/addition.ts'
import { addOfficeTexts } from '../../setup/addTexts.ts'
import { listResource } from './listResource.ts'

const calls = 'src/api/schemas/pro/proCalls.ts'

/** A read-only list of the provider with sums, a link and phone lines, updated by live events. */
export function addReadOnlyResource(root: string): Addition {
  const api = new Addition(root)
  const resource = new Addition(root)
  api.file(
    'src/api/schemas/pro/referralSchemas.ts',
    `import { z } from 'zod'
import { listQuery } from './listQuery.ts'

export const Referral = z.object({ id: z.uuid(), date: z.iso.datetime(), name: z.string(), requestId: z.uuid(), credits: z.int() })
export const ReferralsQuery = listQuery(['date'], z.strictObject({}))
`,
  )
  api.before(calls, 'import {\n  ContactDeleted,', "import { Referral, ReferralsQuery } from './referralSchemas.ts'")
  api.before(
    calls,
    '  showCompany: {',
    "  listReferrals: { method: 'GET', path: '/api/pro/referrals', query: ReferralsQuery, response: z.array(Referral).readonly() },",
  )
  resource.file(
    'web/office/features/referrals/referralsResource.ts',
    `import ReferralsIcon from '@mui/icons-material/TollOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const referralsResource = defineResource({
  name: 'referrals',
  access: { as: 'provider' },
  menu: { group: 'account', Icon: ReferralsIcon },
  list: withTexts(['referrals'], async () => (await import('./ReferralsPage.tsx')).ReferralsPage),
  changedBy: ['RequestUnlocked'],
})
`,
  )
  resource.file(
    'web/office/features/referrals/ReferralsPage.tsx',
    `import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'

type Referral = RecordOf<'referrals'>

/** /office/referrals: who was recommended, and what it brought. */
export function ReferralsPage() {
  const { dayOf, signed } = useFormat()
  return (
    <ListPage<Referral>
      sort={{ field: 'date', order: 'DESC' }}
      columns={[
        { source: 'date', render: ({ date }) => dayOf(date), width: 112 },
        { source: 'name', render: (referral) => <RequestLink referral={referral} />, phone: 'title' },
        { source: 'credits', align: 'right', phone: 'end', render: ({ credits }) => signed(credits, '+'), total: true },
      ]}
    />
  )
}

function RequestLink({ referral: { name, requestId } }: { readonly referral: Referral }) {
  return (
    <Link component={RouterLink} to={officePage('requests', requestId)}>
      {name}
    </Link>
  )
}
`,
  )
  listResource(resource, 'referrals')
  addOfficeTexts(root, 'referrals', 'Referrals', { empty: 'None yet', failed: 'They cannot be read', fields: { date: 'Date' } })
  return resource
}
