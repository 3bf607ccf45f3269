import Skeleton from '@mui/material/Skeleton'
import { TextInput } from 'react-admin'
import { FormRow } from '../kit/form/FormRow.tsx'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { withTexts } from '../texts/withTexts.tsx'

const TownInput = withTexts(['company'], async () => (await import('./TownInput.tsx')).TownInput)

/** Street, postal code and town. The town must be selected from the search. */
export function AddressInput() {
  return (
    <>
      <TextInput source="street" autoComplete="street-address" />
      <FormRow columns="minmax(0, 1fr) 160px">
        <LazyPart loading={<Skeleton variant="rounded" height={79} />}>
          <TownInput />
        </LazyPart>
        <TextInput source="zipCode" autoComplete="postal-code" />
      </FormRow>
    </>
  )
}
