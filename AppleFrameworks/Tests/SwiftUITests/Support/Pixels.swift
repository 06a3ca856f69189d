import UIKit

/// The pixels of a view's picture, one for each point.
@MainActor
struct Pixels {
  private let data: Data
  private let bytesPerRow: Int
  let width: Int
  let height: Int

  init(_ view: UIView) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let picture = image.cgImage
    data = (picture?.dataProvider?.data as Data?) ?? Data()
    bytesPerRow = picture?.bytesPerRow ?? 0
    (width, height) = (picture?.width ?? 0, picture?.height ?? 0)
    isBGR = picture?.bitmapInfo.contains(.byteOrder32Little) ?? false
  }
  private let isBGR: Bool

  /// Red, green and blue over white, from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let offset = y * bytesPerRow + x * 4
    guard offset >= 0, offset + 3 < data.count else { return [] }
    let alpha = Int(data[offset + 3])
    let parts = (0..<3).map { Int(data[offset + $0]) + 255 - alpha }
    return isBGR ? parts.reversed() : parts
  }
}
