import { VideoPreview } from '../media/VideoPreview.tsx'
import { GallerySection } from '../pictures/GallerySection.tsx'
import { Sample } from './Sample.tsx'
import { sampleGallery } from './sampleGallery.ts'

const states = ['full', 'partial', 'empty', 'loading', 'error'] as const
const galleries = states.map((state) => ({ state, ...sampleGallery(state) }))
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

/** Photographs and videos of any record. */
export function PictureSamples() {
  return (
    <>
      {galleries.map(({ state, source, read }) => (
        <Sample key={state} title={`GallerySection: ${state}`}>
          <GallerySection
            resource="full"
            id={state}
            source={source}
            read={read}
            title={`Pictures, ${state}`}
            intro={(quota) => `At most ${quota} pictures.`}
            full={(quota) => `All ${quota} places are taken.`}
            empty="The first picture says the most."
            onNext={state === 'full' ? () => {} : undefined}
          />
        </Sample>
      ))}
      <Sample title="VideoPreview: full">
        <VideoPreview link={link} title="A wedding in Lyon" />
      </Sample>
      <Sample title="VideoPreview: full, hidden from couples">
        <VideoPreview link={link} title="A hidden wedding" isDimmed />
      </Sample>
    </>
  )
}
