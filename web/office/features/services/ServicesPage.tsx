import { offeredServices } from '../../../../src/domain/referenceValues.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RejectedOfRecord } from '../../moderation/RejectedOfRecord.tsx'
import { ServiceRow } from '../../offers/ServiceRow.tsx'
import { useServiceInWords } from '../../offers/useServiceInWords.ts'
import { useServiceTableSchema } from '../../offers/useServiceTableSchema.ts'
import { NoServiceChosen } from './NoServiceChosen.tsx'

/** /office/services: the nine services in one table, each with price, description and visibility. Rules COM-10 and COM-11. */
export function ServicesPage() {
  const t = useText()
  const inWords = useServiceInWords()
  const schema = useServiceTableSchema()
  return (
    <EditPage id={ownRecord}>
      <RecordForm<'services'> schema={schema} describe={(_service, value) => inWords(value)} inSections>
        <Section of="page" wide title={t('services.table.title')} intro={t('services.table.intro')}>
          <RejectedOfRecord />
          <NoServiceChosen />
          <div>
            {offeredServices.map((service) => (
              <ServiceRow key={service} service={service} />
            ))}
          </div>
        </Section>
      </RecordForm>
    </EditPage>
  )
}
