import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanner } from '../../providers/profile/usePlanner.ts'
import { noteArrival, readPreloadIntent } from '../../session/preloadIntent.ts'

/** Reminds the couple which provider it came for. */
export function IntendedNotice() {
  const [intent] = useState(readPreloadIntent)
  useEffect(() => noteArrival(), [])
  return intent?.kind === 'provider' ? <Named id={intent.id} /> : null
}

function Named({ id }: { readonly id: string }) {
  const { t } = useTranslation('wizard')
  const { data: provider } = usePlanner(id)
  return provider ? (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('intended', { name: provider.name })}
    </Alert>
  ) : null
}
