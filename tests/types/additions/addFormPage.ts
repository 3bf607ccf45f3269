import { Addition } from '../../setup/addition.ts'
import { addOfficeTexts } from '../../setup/addTexts.ts'
import { listResource } from './listResource.ts'

const calls = 'src/api/schemas/pro/proCalls.ts'

/** A page with a form of the provider, with the server's schema. */
export function addFormPage(root: string): Addition {
  const form = new Addition(root)
  form.file(
    'src/api/schemas/pro/greetingSchemas.ts',
    `import { z } from 'zod'

export const GreetingBody = z.object({ title: z.string().min(1).max(80), words: z.string().max(2_000) })
export const Greeting = GreetingBody
`,
  )
  form.before(calls, 'import { photoCalls }', "import { Greeting, GreetingBody } from './greetingSchemas.ts'")
  form.before(
    calls,
    '  changeCompany: {',
    `  showGreeting: { method: 'GET', path: '/api/pro/greeting', response: Greeting },
  changeGreeting: { method: 'PUT', path: '/api/pro/greeting', body: GreetingBody, response: Greeting },`,
  )
  form.file(
    'web/office/features/greeting/greetingResource.ts',
    `import GreetingIcon from '@mui/icons-material/TollOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const greetingResource = defineResource({
  name: 'greeting',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: GreetingIcon },
  list: withTexts(['greeting'], async () => (await import('./GreetingPage.tsx')).GreetingPage),
})
`,
  )
  form.file(
    'web/office/features/greeting/GreetingPage.tsx',
    `import { TextInput } from 'react-admin'
import { GreetingBody } from '../../../../src/api/schemas/pro/greetingSchemas.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'

/** /office/greeting: what couples read first. */
export function GreetingPage() {
  return (
    <EditPage id={ownRecord}>
      <RecordForm<'greeting'> schema={GreetingBody}>
        <TextInput source="title" />
        <TextInput source="words" multiline minRows={4} />
      </RecordForm>
    </EditPage>
  )
}
`,
  )
  listResource(form, 'greeting')
  addOfficeTexts(root, 'greeting', 'Greeting', { failed: 'It cannot be read', fields: { title: 'Title', words: 'Words' } })
  return form
}
