import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { textButtonOutdent } from '../../../layout/textButtonOutdent.ts'
import { ProviderCard } from '../../../providers/ProviderCard.tsx'
import { usePlanner } from '../../../providers/profile/usePlanner.ts'
import { ViewProfileButton } from '../../../providers/profile/ViewProfileButton.tsx'
import { clearPreloadIntent, noteArrival, readPreloadIntent } from '../../../session/preloadIntent.ts'

interface IntendedPlannerProps {
  /** Ids of the providers that were contacted for this project. */
  readonly contacted: ReadonlySet<string>
  readonly action: (provider: Prestataire) => ReactNode
}

/** The provider that the couple came for and has not contacted yet, at the top of the project. */
export function IntendedPlanner(props: IntendedPlannerProps) {
  const [intent, setIntent] = useState(readPreloadIntent)
  useEffect(() => noteArrival(), [])
  const forget = () => {
    clearPreloadIntent()
    setIntent(null)
  }
  return intent?.kind === 'provider' ? <Intended {...props} id={intent.id} onForget={forget} /> : null
}

interface IntendedProps extends IntendedPlannerProps {
  readonly id: string
  readonly onForget: () => void
}

const cardWidth = 400

function Intended({ id, contacted, action, onForget }: IntendedProps) {
  const { t } = useTranslation('project')
  const { data: provider } = usePlanner(id)
  const written = provider !== undefined && contacted.has(provider.id)
  useEffect(() => {
    if (written) clearPreloadIntent()
  }, [written])
  if (!provider || written) return null
  return (
    <Box component="section" aria-labelledby="intended" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 1.5, bgcolor: 'house.blush' }}>
      <Typography id="intended" variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t('intended.title', { name: provider.name })}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>{t('intended.text')}</Typography>
      <Box sx={{ maxWidth: cardWidth }}>
        <ProviderCard
          provider={provider}
          actions={
            <>
              <ViewProfileButton provider={provider} from="project" />
              {action(provider)}
            </>
          }
        />
      </Box>
      <Button onClick={onForget} sx={{ mt: 1, ml: textButtonOutdent }}>
        {t('intended.notNow')}
      </Button>
    </Box>
  )
}
