import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CheckboxGroupInput, ResourceContextProvider, TextInput, useUpdate } from 'react-admin'
import { Navigate, useNavigate } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { CompanyBody } from '../../../../src/api/schemas/pro/companySchemas.ts'
import { languages } from '../../../../src/domain/languages.ts'
import { AddressInput } from '../../address/AddressInput.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useStrictUpdate } from '../../api/useStrictProvider.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { useMe } from '../../session/useMe.ts'
import { CompanyNumberInput } from './CompanyNumberInput.tsx'

/** /office/welcome: describes the company of a new account in four steps. Input and step survive a reload. Rule REG-11. */
export function WelcomePage() {
  const t = useText()
  const { data, error, refetch } = useRecord('company', ownRecord)
  const me = useMe()
  return (
    <Page title={t('company.welcome.title', { name: me?.firstname ?? '' })} intro={t('company.welcome.intro')}>
      {data && me ? (
        <ResourceContextProvider value="company">
          <Section of="page" title={t('pages.company')}>
            <Steps stored={data} />
          </Section>
        </ResourceContextProvider>
      ) : error ? (
        <LoadError title={t('company.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </Page>
  )
}

function Steps({ stored }: { readonly stored: RecordOf<'company'> }) {
  const t = useText()
  const navigate = useNavigate()
  const [update] = useUpdate(undefined, undefined, { mutationFn: useStrictUpdate() })
  const { languageNames } = useFormat()
  const [wasSaved] = useState(stored.name !== '')
  const command = useMutation({
    async mutationFn(typed: CompanyBody): Promise<boolean> {
      await update('company', { id: ownRecord, data: { ...stored, ...typed }, previousData: stored }, { returnPromise: true })
      return true
    },
  })
  const schema = useMemo(() => {
    const { name, languages: spoken, city } = CompanyBody.shape
    const required = t('ra.validation.required')
    return CompanyBody.extend({
      name: name.min(1, required),
      city: city.min(1, t('company.town.pick')),
      languages: spoken.min(1, required),
    })
  }, [t])
  // A described company is changed on its own page.
  if (wasSaved) return <Navigate to={officePage('company')} replace />
  return (
    <CommandForm<CompanyBody>
      schema={schema}
      command={command}
      submit="company.welcome.submit"
      done="company.welcome.done"
      onDone={() => void navigate('/')}
      defaultValues={stored}
      draft="welcome"
      steps={[
        {
          label: t('company.welcome.company'),
          fields: ['name', 'website'],
          content: (
            <>
              <TextInput source="name" autoComplete="organization" />
              <TextInput source="website" type="url" inputMode="url" autoComplete="url" placeholder="https://" />
            </>
          ),
        },
        { label: t('company.welcome.place'), fields: ['street', 'city', 'zipCode'], content: <AddressInput /> },
        {
          label: t('company.fields.languages'),
          fields: ['languages'],
          content: <CheckboxGroupInput source="languages" choices={languages.map((id) => ({ id, name: languageNames([id]) }))} />,
        },
        { label: t('company.register.title'), fields: ['number', 'createdOn'], content: <CompanyNumberInput /> },
      ]}
    />
  )
}
