import { TextInput } from 'react-admin'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'

/** The texts of a video. */
export function VideoWords() {
  const { title, description } = usePublicRules().video
  return (
    <>
      <TextInput source="title" helperText={false} slotProps={{ htmlInput: { maxLength: title.most } }} />
      <TextInput
        source="description"
        helperText="videos.fields.descriptionHint"
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: description.most } }}
      />
    </>
  )
}
