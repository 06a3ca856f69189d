import CoreTransferable
import UIKit

extension Image: Transferable {
  /// The picture as PNG.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .png,
      exporting: { image in
        guard let data = await MainActor.run(body: { ImageRenderer(content: image).uiImage?.pngData() }) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return data
      },
      importing: { data in
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
      })
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}
