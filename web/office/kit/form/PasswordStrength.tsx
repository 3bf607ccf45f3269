import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { passwordStrength, passwordStrengths } from '../../../../src/api/schemas/pro/passwordStrength.ts'
import { useText } from '../../i18n/useText.ts'

export interface PasswordStrengthProps {
  readonly password: string
  /** The person's names and e-mail, which are easy to guess. */
  readonly ownWords: readonly string[]
}

const tones = { weak: 'error.main', fair: 'warning.main', good: 'success.main', strong: 'success.main' } as const

/** The strength of a password as a word and a bar of four steps. */
export function PasswordStrength({ password, ownWords }: PasswordStrengthProps) {
  const t = useText()
  const strength = passwordStrength(password, ownWords)
  const reached = passwordStrengths.indexOf(strength)
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
        {passwordStrengths.map((each, step) => (
          <Box key={each} sx={{ flex: 1, height: 4, borderRadius: 1, bgcolor: step <= reached ? tones[strength] : 'divider' }} />
        ))}
      </Box>
      <Typography variant="caption" role="status">
        {t(`kit.password.strength.${strength}`)}
      </Typography>
    </>
  )
}
