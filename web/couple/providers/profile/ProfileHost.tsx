import type { ReactNode } from 'react'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { useProfileAddress } from './useProfileAddress.ts'

const ProfileDialog = lazily(async () => (await import('./ProfileDialog.tsx')).ProfileDialog)

interface ProfileHostProps {
  /** The actions at the bottom of the profile. */
  readonly actions?: (provider: Prestataire) => ReactNode
}

/** Shows the profile that the URL names, in a dialog. Its code is loaded when the first profile is opened. */
export function ProfileHost({ actions }: ProfileHostProps) {
  const { publicId, from, close } = useProfileAddress()
  return (
    <LazyPart onClose={close}>
      {publicId !== null && <ProfileDialog key={publicId} publicId={publicId} from={from} onClose={close} actions={actions} />}
    </LazyPart>
  )
}
