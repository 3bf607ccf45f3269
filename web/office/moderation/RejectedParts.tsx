import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage, partPages } from '../../../src/api/schemas/pagePaths.ts'
import type { RejectedPart } from '../../../src/api/schemas/pro/rejectedPartSchema.ts'
import { kindOfPart, type ProfilePart } from '../../../src/domain/provider/profilePart.ts'
import { useText } from '../i18n/useText.ts'

interface RejectedPartsProps {
  readonly parts: readonly RejectedPart[]
  /** Names an item where there are several of a kind, e.g. photographs. */
  readonly nameOf?: (part: ProfilePart) => string | undefined
  /** True: links each part to the page where it is changed. */
  readonly withLinks?: boolean
}

/** Which parts of the profile couples do not see, why, and what to do about it. Rule MOD-3. */
export function RejectedParts({ parts, nameOf, withLinks = false }: RejectedPartsProps) {
  const t = useText()
  return parts.map(({ part, reason, note }) => {
    const kind = kindOfPart(part)
    const name = nameOf?.(part)
    const called = name === undefined ? t(`moderation.parts.${kind}`) : `${t(`moderation.parts.${kind}`)} (${name})`
    const page = partPages[kind]
    const isPhoto = kind === 'photo' || kind === 'profile_photo'
    // A part without a page of its own has no link.
    const action = withLinks && page !== 'dashboard' && (
      <Button color="inherit" size="small" component={Link} to={officePage(page)}>
        {t(isPhoto ? 'moderation.seePhotos' : 'moderation.change')}
      </Button>
    )
    return (
      <Alert key={part} severity="warning" role="note" action={action} sx={{ alignItems: 'flex-start' }}>
        <AlertTitle>{t('moderation.title', { part: called })}</AlertTitle>
        <Box component="p" sx={{ m: 0 }}>
          {t(`moderation.reasons.${reason}`)}
        </Box>
        {note !== '' && (
          <Box component="p" sx={{ m: 0, mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {t('moderation.note')} {note}
          </Box>
        )}
        <Box component="p" sx={{ m: 0, mt: 1 }}>
          {t(isPhoto ? 'moderation.replace' : 'moderation.mend')}
        </Box>
      </Alert>
    )
  })
}
