import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { lazily } from '../../shared/loading/lazily.tsx'
import { CopyButton } from '../kit/page/CopyButton.tsx'
import { CrashMessage } from '../kit/page/CrashMessage.tsx'
import { DefinitionList } from '../kit/page/DefinitionList.tsx'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { LoadError } from '../kit/page/LoadError.tsx'
import { PremiumChip } from '../kit/page/PremiumChip.tsx'
import { Section } from '../kit/page/Section.tsx'
import { SkeletonLines } from '../kit/page/SkeletonLines.tsx'
import { StateMessage } from '../kit/page/StateMessage.tsx'
import { StatusChip } from '../kit/page/StatusChip.tsx'
import { Sample } from './Sample.tsx'

const tones = ['neutral', 'success', 'warning', 'error', 'info', 'gold'] as const
const long = 'A value that goes on for so long that it needs a second line on every telephone'

const Late = lazily(() => new Promise<() => null>(() => {}))
const Missing = lazily<object>(() => Promise.reject(new TypeError('The server does not answer.')))

export function PageSamples() {
  return (
    <>
      <Sample title="StatusChip: full, in every tone">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone} Icon={LockIcon}>
            {tone}
          </StatusChip>
        ))}
      </Sample>
      <Sample title="PremiumChip: full, beside an option">
        <PremiumChip />
      </Sample>
      <Sample title="CopyButton: full, a text to copy">
        <CopyButton text="https://example.test" label="Copy the address" />
      </Sample>
      <Sample title="DefinitionList: full and partial">
        <Section title="What is known" intro="An introduction in a sentence.">
          <DefinitionList
            items={[
              { name: 'Given', value: 'Lyon' },
              { name: 'Not given', value: null },
              { name: 'Long', value: long },
            ]}
          />
        </Section>
      </Sample>
      <Sample title="StateMessage: empty, nothing there yet">
        <StateMessage level="h3" title="No request yet" text="As soon as a couple writes to you, it appears here.">
          <Button variant="contained">Complete the profile</Button>
        </StateMessage>
      </Sample>
      <Sample title="SkeletonLines: loading">
        <SkeletonLines count={3} />
      </Sample>
      <Sample title="LoadError: error, could not be loaded">
        <LoadError title="The things could not be loaded." error={new Error('The server does not answer.')} onRetry={() => {}} />
      </Sample>
      <Sample title="CrashMessage: error, a page that failed">
        <CrashMessage onRetry={() => {}} />
      </Sample>
      <Sample title="LazyPart: loading">
        <LazyPart loading={<SkeletonLines count={2} />}>
          <Late />
        </LazyPart>
      </Sample>
      <Sample title="LazyPart: error, could not be loaded">
        <LazyPart>
          <Missing />
        </LazyPart>
      </Sample>
    </>
  )
}
