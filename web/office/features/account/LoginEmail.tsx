import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { z } from 'zod'
import type { PersonalData } from '../../../../src/api/schemas/pro/accountSchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { DefinitionList } from '../../kit/page/DefinitionList.tsx'

/** The e-mail, which is the login too and is not changed here. */
export function LoginEmail() {
  const t = useText()
  const account = useRecordContext<z.output<typeof PersonalData>>()
  return (
    <Box sx={{ width: 1 }}>
      <DefinitionList columns={1} items={[{ name: t('account.fields.email'), value: account?.email }]} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('account.emailFixed')}
      </Typography>
    </Box>
  )
}
