import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import Skeleton from '@mui/material/Skeleton'
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'react-admin'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../page/LazyPart.tsx'

const RichTextEditor = lazily(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

interface RichTextInputProps {
  readonly source: string
  readonly helperText?: string
  /** In characters of the text without its markup. */
  readonly maxLength?: number
}

/** A rich text with paragraphs, lists, small headings and emphasis: exactly what the server keeps. The editor is loaded on demand. */
export function RichTextInput({ source, helperText, maxLength }: RichTextInputProps) {
  const resource = useResourceContext()
  const translate = useTranslate()
  const {
    id,
    field: { value, onChange, onBlur },
    fieldState: { error },
    isRequired,
  } = useInput<string>({ source })
  const help = error?.message ?? helperText
  return (
    <Box sx={{ width: 1 }}>
      <InputLabel variant="outlined" id={`${id}-label`} error={error !== undefined}>
        <FieldTitle source={source} resource={resource} isRequired={isRequired} />
      </InputLabel>
      <LazyPart loading={<Skeleton variant="rounded" height={220} />}>
        <RichTextEditor
          html={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={onBlur}
          labelledBy={`${id}-label`}
          describedBy={help === undefined ? undefined : `${id}-help`}
          isInvalid={error !== undefined}
          maxLength={maxLength}
        />
      </LazyPart>
      {help !== undefined && (
        <FormHelperText id={`${id}-help`} error={error !== undefined}>
          {translate(help, { _: help })}
        </FormHelperText>
      )}
    </Box>
  )
}
