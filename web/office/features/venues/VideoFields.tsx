import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { CheckboxInput } from '../../kit/form/CheckboxInput.tsx'
import { VideoPreview } from '../../media/VideoPreview.tsx'

interface VideoFieldsProps {
  readonly index: number
  readonly name: string
  readonly onRemove: () => void
}

/** A video of a venue: its link with a preview, and its texts. */
export function VideoFields({ index, name, onRemove }: VideoFieldsProps) {
  const t = useText()
  const { title, description } = usePublicRules().video
  const [link, isVisible] = useWatch({ name: [`videos.${index}.link`, `videos.${index}.isVisible`] }) as readonly [string | null, boolean]
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }, p: 1, minWidth: 0 }}
    >
      <Box sx={{ maxWidth: 320 }}>
        <VideoPreview key={link} link={link ?? ''} title={name} isDimmed={!isVisible} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, '& .MuiFormControlLabel-root': { minHeight: 44 } }}>
        <TextInput
          source={`videos.${index}.link`}
          label="videos.fields.link"
          helperText="videos.fields.linkHint"
          inputMode="url"
          autoComplete="off"
          placeholder="youtube.com/watch?v=…"
        />
        <TextInput
          source={`videos.${index}.title`}
          label="videos.fields.title"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: title.most } }}
        />
        <TextInput
          source={`videos.${index}.description`}
          label="videos.fields.description"
          helperText="videos.fields.descriptionHint"
          multiline
          minRows={2}
          maxRows={8}
          slotProps={{ htmlInput: { maxLength: description.most } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <CheckboxInput source={`videos.${index}.isVisible`} label="venueVideos.isVisible" />
          <Button color="error" onClick={onRemove} aria-label={t('videos.remove', { title: name })} sx={{ minHeight: 44, px: 1, mx: -1 }}>
            {t('videos.removeShort')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
