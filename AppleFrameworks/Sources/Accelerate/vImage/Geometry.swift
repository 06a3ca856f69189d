// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Scaling, rotation and reflection.

/// Scales an image with a Lanczos kernel of three or five lobes.
private func scale(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
  let lobes = flags & vImage_Flags(kvImageHighQualityResampling) != 0 ? 5.0 : 3.0
  func weights(_ from: Int, _ to: Int) -> [(first: Int, values: [Float])] {
    let ratio = Double(from) / Double(max(to, 1))
    let stretch = max(ratio, 1)
    return (0..<to).map { place in
      let middle = (Double(place) + 0.5) * ratio - 0.5
      let (low, high) = (Int((middle - lobes * stretch).rounded(.up)), Int((middle + lobes * stretch).rounded(.down)))
      func nearest(_ index: Int) -> Int { min(max(index, 0), from - 1) }
      var sums = [Double](repeating: 0, count: nearest(high) - nearest(low) + 1)
      for index in low...max(low, high) {
        let x = (Double(index) - middle) / stretch * .pi
        let value = abs(x) < 1e-9 ? 1 : abs(x) >= lobes * .pi ? 0 : lobes * sin(x) * sin(x / lobes) / (x * x)
        sums[nearest(index) - nearest(low)] += value
      }
      let total = sums.reduce(0, +)
      return (nearest(low), sums.map { Float($0 / total) })
    }
  }
  let (columns, rows) = (weights(source.width, target.width), weights(source.height, target.height))
  let stride = target.width * channels
  var narrow = [Float](repeating: 0, count: source.height * stride)
  for y in 0..<source.height {
    let from = source.row(y)
    for (x, weight) in columns.enumerated() {
      for channel in 0..<channels {
        var sum: Float = 0
        for (index, value) in weight.values.enumerated() {
          sum += Float(from[(weight.first + index) * channels + channel]) * value
        }
        narrow[y * stride + x * channels + channel] = sum
      }
    }
  }
  var line = [Float](repeating: 0, count: stride)
  for (y, weight) in rows.enumerated() {
    for x in 0..<stride { line[x] = 0 }
    for (index, value) in weight.values.enumerated() {
      let start = (weight.first + index) * stride
      for x in 0..<stride { line[x] += narrow[start + x] * value }
    }
    let to = target.row(y)
    for x in 0..<stride { to[x] = UInt8(min(max(line[x], 0), 255) + 0.5) }
  }
  return kvImageNoError
}

/// Takes each pixel from another position. Pixels outside of the source have a background color.
private func move(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ color: [UInt8],
  _ place: (Int, Int) -> (Int, Int)
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard source.base != target.base else { return kvImageOutOfPlaceOperationRequired }
  for y in 0..<target.height {
    let to = target.row(y)
    for x in 0..<target.width {
      let (column, row) = place(x, y)
      let isInside = column >= 0 && row >= 0 && column < source.width && row < source.height
      for channel in 0..<channels {
        to[x * channels + channel] = isInside ? source.row(row)[column * channels + channel] : color[channel]
      }
    }
  }
  return kvImageNoError
}

private func rotate90(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ turns: UInt8,
  _ color: [UInt8]
) -> vImage_Error {
  let (width, height) = (Int(src.pointee.width), Int(src.pointee.height))
  let (newWidth, newHeight) = (Int(dest.pointee.width), Int(dest.pointee.height))
  // Images of different sizes are aligned at their centers.
  let (turnedWidth, turnedHeight) = turns % 2 == 0 ? (width, height) : (height, width)
  let (shiftX, shiftY) = ((turnedWidth - newWidth) / 2, (turnedHeight - newHeight) / 2)
  switch turns {
  case 0: return move(src, dest, channels, color) { ($0 + shiftX, $1 + shiftY) }
  case 1: return move(src, dest, channels, color) { (width - 1 - $1 - shiftY, $0 + shiftX) }
  case 2: return move(src, dest, channels, color) { (width - 1 - $0 - shiftX, height - 1 - $1 - shiftY) }
  case 3: return move(src, dest, channels, color) { ($1 + shiftY, height - 1 - $0 - shiftX) }
  default: return kvImageInvalidParameter
  }
}

/// Scales the image to the size of the destination.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagescale_argb8888
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 4, flags)
}

/// Rotates the image counterclockwise by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagerotate90_argb8888
@discardableResult
public func vImageRotate90_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  rotate90(src, dest, 4, rotationConstant, (0..<4).map { backColor[$0] })
}

/// Reflects the image horizontally.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagehorizontalreflect_argb8888
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let width = Int(src.pointee.width)
  return move(src, dest, 4, [UInt8](repeating: 0, count: 4)) { (width - 1 - $0, $1) }
}

/// Reflects the image vertically.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageverticalreflect_argb8888
@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let height = Int(src.pointee.height)
  return move(src, dest, 4, [UInt8](repeating: 0, count: 4)) { ($0, height - 1 - $1) }
}

/// Scales the image to the size of the destination.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagescale_planar8
@discardableResult
public func vImageScale_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error {
  scale(src, dest, 1, flags)
}

/// Rotates the image counterclockwise by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagerotate90_planar8
@discardableResult
public func vImageRotate90_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  rotate90(src, dest, 1, rotationConstant, [backColor])
}

/// Reflects the image horizontally.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagehorizontalreflect_planar8
@discardableResult
public func vImageHorizontalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let width = Int(src.pointee.width)
  return move(src, dest, 1, [UInt8](repeating: 0, count: 1)) { (width - 1 - $0, $1) }
}

/// Reflects the image vertically.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageverticalreflect_planar8
@discardableResult
public func vImageVerticalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let height = Int(src.pointee.height)
  return move(src, dest, 1, [UInt8](repeating: 0, count: 1)) { ($0, height - 1 - $1) }
}
