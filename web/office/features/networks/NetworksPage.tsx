import { TextInput } from 'react-admin'
import { SocialNetworksBody } from '../../../../src/api/schemas/pro/socialNetworkSchemas.ts'
import { type SocialNetwork, socialNetworks } from '../../../../src/domain/socialNetworks.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RejectedOfRecord } from '../../moderation/RejectedOfRecord.tsx'

/** The placeholder of each field: how an address starts, or how a name is written. */
const examples: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'facebook.com/…',
  instagram: '@…',
  linkedin: 'linkedin.com/company/…',
  pinterest: 'pinterest.com/…',
  tiktok: '@…',
  twitter: '@…',
}

/** /office/networks: the provider's social networks. Rule SOC-1. */
export function NetworksPage() {
  const t = useText()
  return (
    <EditPage id={ownRecord}>
      <RecordForm<'networks'> schema={SocialNetworksBody} inSections>
        <Section of="page" title={t('networks.pages.title')} intro={t('networks.pages.intro')}>
          <RejectedOfRecord />
          {socialNetworks.map((network) => (
            // Not of type "url", which would refuse `@name`.
            <TextInput key={network} source={network} inputMode="url" autoComplete="off" placeholder={examples[network]} />
          ))}
        </Section>
      </RecordForm>
    </EditPage>
  )
}
