import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { RadioButtonGroupInput, TextInput, useLocale } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { legalPaths, officeEntrances, officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RegisterProviderBody } from '../../../../src/api/schemas/pro/auth.ts'
import { readPageData } from '../../../shared/pageData.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { CheckboxInput } from '../../kit/form/CheckboxInput.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { NewPasswordInput } from '../../kit/form/NewPasswordInput.tsx'
import { PhoneInput } from '../../kit/form/PhoneInput.tsx'
import { EntranceLink } from './EntranceLink.tsx'
import { registrationFormSchema } from './registrationFormSchema.ts'
import { useEnter } from './useEnter.ts'
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn.ts'

const empty = { kind: null, firstname: '', lastname: '', email: '', phone: '', password: '', termsAccepted: false }

/** /office/register: a planner or venue signs up for free and continues with the welcome page. Rules REG-1 to REG-5. */
export function RegisterPage() {
  const t = useText()
  const language = useLocale()
  const schema = useMemo(() => registrationFormSchema(t), [t])
  useLeaveWhenSignedIn()
  const command = useEnter<Partial<RegisterProviderBody>>((typed) => {
    const body = { ...typed, locale: `${language}-${readPageData().country}` }
    return (side) => side.post('/register', { body, withoutSession: true })
  }, officePage('welcome'))
  return (
    <EntranceLayout title={t('signIn.register.title')} heading={t('signIn.register.heading')} intro={t('signIn.register.intro')}>
      <CommandForm schema={schema} command={command} submit="signIn.register.submit" failed="signIn.register.failed" defaultValues={empty}>
        <RadioButtonGroupInput
          source="kind"
          label="signIn.register.kind.label"
          helperText={false}
          choices={[
            { id: 'planner', name: 'signIn.register.kind.planner' },
            { id: 'venue', name: 'signIn.register.kind.venue' },
          ]}
        />
        <FormRow>
          <TextInput source="firstname" label="account.fields.firstname" autoComplete="given-name" />
          <TextInput source="lastname" label="account.fields.lastname" autoComplete="family-name" />
        </FormRow>
        <TextInput source="email" label="signIn.email" type="email" inputMode="email" autoComplete="username" />
        <PhoneInput source="phone" label="account.fields.phone" />
        <Password />
        <CheckboxInput source="termsAccepted" label="signIn.register.terms" />
        <LegalLinks />
      </CommandForm>
      <Typography sx={{ mt: 2 }}>
        {t('signIn.register.known')} <EntranceLink to={officeEntrances.signIn}>{t('signIn.submit')}</EntranceLink>
      </Typography>
    </EntranceLayout>
  )
}

function Password() {
  const ownWords = useWatch<typeof empty, ['firstname', 'lastname', 'email']>({ name: ['firstname', 'lastname', 'email'] })
  return <NewPasswordInput source="password" label="signIn.password" ownWords={ownWords.map((word) => word ?? '')} />
}

const legalLinks = [
  { href: legalPaths.terms, text: 'signIn.register.readTerms' },
  { href: legalPaths.privacy, text: 'signIn.register.privacy' },
] as const

/** In a new tab, so that the input is kept. */
function LegalLinks() {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: -2 }}>
      {legalLinks.map(({ href, text }) => (
        <Link
          key={href}
          href={href}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
        >
          {t(text)}
        </Link>
      ))}
    </Box>
  )
}
