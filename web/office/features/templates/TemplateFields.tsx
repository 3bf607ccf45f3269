import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ReplyPreview } from '../../replies/ReplyPreview.tsx'
import { replyValues, sampleRequest } from '../../replies/replyValues.ts'
import { useMe } from '../../session/useMe.ts'
import { PlaceholderMenu } from './PlaceholderMenu.tsx'

const textId = 'template-text'

/** Title and text of a template, the placeholder menu, and a preview. */
export function TemplateFields() {
  const me = useMe()
  const { title: mostOfTitle, text: mostOfText } = usePublicRules().replyTemplates
  const [title, text] = useWatch({ name: ['title', 'text'] }) as readonly (string | null | undefined)[]
  return (
    <>
      <TextInput source="title" helperText="templates.fields.titleHint" slotProps={{ htmlInput: { maxLength: mostOfTitle } }} />
      <TextInput
        source="text"
        id={textId}
        helperText={false}
        multiline
        minRows={6}
        maxRows={18}
        slotProps={{ htmlInput: { maxLength: mostOfText } }}
      />
      <PlaceholderMenu source="text" inputId={textId} />
      <ReplyPreview title={title ?? ''} text={text ?? ''} values={replyValues(sampleRequest, me)} />
    </>
  )
}
