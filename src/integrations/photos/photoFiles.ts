import type { PhotoOwner, PhotoPicture } from '../../domain/provider/photoPicture.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { PictureFormat } from '../images/pictureFormat.ts'

/** A size and format in which a photograph is shown. */
export interface Rendition {
  readonly width: number
  readonly format: PictureFormat
}

/** The files of uploaded photographs: one folder each, with the original as it was read and its renditions. */
export interface PhotoFiles {
  /** `path`: the file with its content. */
  keepOriginal(photo: PhotoPicture, path: string): Promise<void>
  original(photo: PhotoPicture): Promise<Buffer | undefined>
  /** Undefined until it is created. */
  rendition(photo: PhotoPicture, rendition: Rendition): Promise<Buffer | undefined>
  hasRendition(photo: PhotoPicture, rendition: Rendition): Promise<boolean>
  /** False when the photograph was deleted meanwhile: the rendition is then not stored. */
  keepRendition(photo: PhotoPicture, rendition: Rendition, content: Buffer): Promise<boolean>
  delete(photo: PhotoPicture): Promise<void>
  deleteAllOf(owner: PhotoOwner): Promise<void>
}

export function createPhotoFiles(files: FileStore): PhotoFiles {
  return {
    keepOriginal: (photo, path) => files.putFile(originalOf(photo), path),
    original: (photo) => files.read(originalOf(photo)),
    rendition: (photo, rendition) => files.read(renditionOf(photo, rendition)),
    hasRendition: (photo, rendition) => files.exists(renditionOf(photo, rendition)),
    async keepRendition(photo, rendition, content) {
      await files.put(renditionOf(photo, rendition), content)
      // Checked after writing: a deletion before this check is detected here, and a later one finds the rendition.
      if (await files.exists(originalOf(photo))) return true
      await files.deleteFolder(folderOf(photo))
      return false
    },
    delete: (photo) => files.deleteFolder(folderOf(photo)),
    deleteAllOf: (owner) => files.deleteFolder(folderOfOwner(owner)),
  }
}

/** The folder's name is stored in events; folders of reviews are beside those of providers. */
const folderOfOwner = (owner: PhotoOwner) => `providers/${owner}`
const folderOf = ({ owner, digest }: PhotoPicture) => `${folderOfOwner(owner)}/${digest}`
const originalOf = (photo: PhotoPicture) => `${folderOf(photo)}/original.jpeg`
const renditionOf = (photo: PhotoPicture, { width, format }: Rendition) => `${folderOf(photo)}/${width}.${format}`
