import ValidIcon from '@mui/icons-material/CheckCircleOutlined'
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined'
import CheckingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DateInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { StatusChip } from '../../kit/page/StatusChip.tsx'

type Company = RecordOf<'company'>
type State = NonNullable<Company['numberState']>

const looks = {
  checking: { tone: 'info', Icon: CheckingIcon },
  valid: { tone: 'success', Icon: ValidIcon },
  invalid_format: { tone: 'error', Icon: RefusedIcon },
  inactive: { tone: 'error', Icon: RefusedIcon },
  not_found: { tone: 'error', Icon: RefusedIcon },
  in_use: { tone: 'error', Icon: RefusedIcon },
} as const satisfies Readonly<Record<State, object>>

/** The company's registration number, its founding date, and the result of the check. */
export function CompanyNumberInput() {
  const t = useText()
  const country = useWatch<{ country: Company['country'] }>({ name: 'country' }) ?? 'FR'
  return (
    <>
      <FormRow>
        <TextInput source="number" autoComplete="off" helperText={t(`company.number.hint.${country}`)} />
        <DateInput source="createdOn" />
      </FormRow>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        <CheckedState />
      </Box>
    </>
  )
}

/** The state is updated live, even while the field is edited. */
function CheckedState() {
  const t = useText()
  const { moment } = useFormat()
  const stored = useRecordContext<Company>()
  const typed = useWatch<{ number: string | null }>({ name: 'number' }) ?? ''
  // The result belongs to the stored number, so it is hidden while another one is typed.
  if (!stored?.numberState || typed !== stored.number) return null
  const { tone, Icon } = looks[stored.numberState]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <StatusChip tone={tone} Icon={Icon} status={stored.numberState}>
        {t(`company.number.state.${stored.numberState}`)}
      </StatusChip>
      <Typography variant="body2" color="textSecondary">
        {t(`company.number.meaning.${stored.numberState}`)}
        {stored.numberCheckedAt && ` ${t('company.number.checkedAt', { moment: moment(stored.numberCheckedAt) })}`}
      </Typography>
    </Box>
  )
}
