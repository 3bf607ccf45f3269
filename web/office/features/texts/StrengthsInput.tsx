import { TextInput } from 'react-admin'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'

/** Strengths, one per line. */
export function StrengthsInput() {
  const t = useText()
  const { strengths: most, strength: length } = usePublicRules().profileTexts
  return (
    <TextInput
      source="strengths"
      multiline
      minRows={4}
      helperText={t('texts.hints.strengths', { most, length })}
      format={(lines: readonly string[] | null | undefined) => (lines ?? []).join('\n')}
      parse={(text: string) => (text === '' ? [] : text.split('\n'))}
    />
  )
}
