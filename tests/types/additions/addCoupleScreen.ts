import { join } from 'node:path'
import { Addition } from '../../setup/addition.ts'
import { addTexts } from '../../setup/addTexts.ts'

/** A page of a signed-in couple that reads data, with its own address and texts. */
export function addCoupleScreen(root: string): Addition {
  const screen = new Addition(root)
  screen.before('src/api/schemas/pagePaths.ts', "  profile: '/profile',", "  guests: '/guests',")
  screen.before('web/couple/api/queryKeys.ts', "  profile: [couple, 'profile'],", "  guests: [couple, 'guests'],")
  screen.before(
    'web/couple/i18next.d.ts',
    "import type layout from './texts/fr/layout.json'",
    "import type guests from './texts/fr/guests.json'",
  )
  screen.before('web/couple/i18next.d.ts', '  readonly layout: typeof layout', '  readonly guests: typeof guests')
  screen.before('web/couple/texts/pageTexts.ts', "  'presentation',\n  'profile',", "  'guests',")
  screen.before('web/couple/texts/pageTexts.ts', "  profile: ['profile', 'city'],", "  guests: ['guests'],")
  screen.before(
    'web/couple/CoupleRoutes.tsx',
    'const ProfilePage =',
    "const GuestsPage = withTexts(pageTexts.guests, async () => (await import('./features/guests/GuestsPage.tsx')).GuestsPage)",
  )
  screen.before(
    'web/couple/CoupleRoutes.tsx',
    '        <Route path={paths.profile}',
    '        <Route path={paths.guests} element={<GuestsPage />} />',
  )
  screen.file(
    'web/couple/features/guests/GuestsPage.tsx',
    `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/ApiProvider.tsx'
import { coupleKeys } from '../../api/queryKeys.ts'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { CoupleOnly } from '../../session/Guard.tsx'

/** /guests: who is coming. */
export function GuestsPage() {
  return <CoupleOnly>{() => <Guests />}</CoupleOnly>
}

function Guests() {
  const { t } = useTranslation('guests')
  const api = useApi()
  const queryFn = async ({ signal }: { readonly signal: AbortSignal }) => (await api.get('/api/project/projects', { signal })).projects
  const { data, error, refetch } = useQuery({ queryKey: coupleKeys.guests, queryFn })
  if (error && !data) return <UnreachableServer error={error} onRetry={() => void refetch()} />
  return <Page title={t('pageTitle')}>{data ? t('count', { count: data.length }) : <PageSkeleton />}</Page>
}
`,
  )
  const counted = { count_one: '{{count}} guest', count_other: '{{count}} guests' }
  addTexts(join(root, 'web/couple/texts'), 'guests', { pageTitle: 'Guests', ...counted })
  return screen
}
