// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Means and sums of the pixels around each pixel.

/// The bytes of a buffer, with the same number of bytes for each pixel.
struct Rows {
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let rowBytes: Int

  /// Creates a value; `nil` for a buffer without memory.
  init?(_ buffer: UnsafePointer<vImage_Buffer>) {
    guard let data = buffer.pointee.data else { return nil }
    base = data.assumingMemoryBound(to: UInt8.self)
    (width, height, rowBytes) = (Int(buffer.pointee.width), Int(buffer.pointee.height), buffer.pointee.rowBytes)
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * rowBytes }
}

/// The treatment of pixels outside of the image.
private enum Edge {
  case color([UInt8])
  case extend
  case truncate
  case copy

  init?(_ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?, _ channels: Int) {
    func has(_ flag: Int) -> Bool { flags & vImage_Flags(flag) != 0 }
    switch (
      has(kvImageCopyInPlace), has(kvImageBackgroundColorFill), has(kvImageEdgeExtend), has(kvImageTruncateKernel)
    ) {
    case (true, false, false, false): self = .copy
    case (false, true, false, false): self = .color((0..<channels).map { background?[$0] ?? 0 })
    case (false, false, true, false): self = .extend
    case (false, false, false, true): self = .truncate
    default: return nil
    }
  }
}

/// Computes sums with weights that are products of row and column weights.
private func convolve(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int,
  _ offsetX: vImagePixelCount,
  _ offsetY: vImagePixelCount, _ column: [Int], _ row: [Int], _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard row.count % 2 == 1, column.count % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let edge = Edge(flags, background, channels) else { return kvImageInvalidEdgeStyle }
  let (left, top) = (Int(offsetX), Int(offsetY))
  guard left + target.width <= source.width, top + target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (reachX, reachY) = (row.count / 2, column.count / 2)
  let alphaStays = flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0 && channels == 4
  // The sums along rows are computed for all required rows. Rows outside of the image repeat an edge or have a color.
  let lines = target.height + 2 * reachY
  let isBox = row.allSatisfy { $0 == 1 } && column.allSatisfy { $0 == 1 }
  var sums = [Int](repeating: 0, count: lines * target.width * channels)
  var padded = [Int](repeating: 0, count: (target.width + 2 * reachX) * channels)
  for line in 0..<lines {
    let y = top + line - reachY
    let isInside = y >= 0 && y < source.height
    let from = source.row(min(max(y, 0), source.height - 1))
    for place in 0..<target.width + 2 * reachX {
      let x = left + place - reachX
      for channel in 0..<channels {
        let value: Int
        if isInside && x >= 0 && x < source.width {
          value = Int(from[x * channels + channel])
        } else {
          switch edge {
          case .color(let color): value = Int(color[channel])
          case .extend, .copy: value = Int(from[min(max(x, 0), source.width - 1) * channels + channel])
          case .truncate: value = 0
          }
        }
        padded[place * channels + channel] = value
      }
    }
    let start = line * target.width * channels
    if isBox {
      for channel in 0..<channels {
        var sum = 0
        for place in 0..<row.count { sum += padded[place * channels + channel] }
        for x in 0..<target.width {
          sums[start + x * channels + channel] = sum
          if x + 1 < target.width {
            sum += padded[(x + row.count) * channels + channel] - padded[x * channels + channel]
          }
        }
      }
    } else {
      for x in 0..<target.width {
        for channel in 0..<channels {
          var sum = 0
          for place in 0..<row.count { sum += padded[(x + place) * channels + channel] * row[place] }
          sums[start + x * channels + channel] = sum
        }
      }
    }
  }
  // Returns the sum of the weights that are inside the image.
  func total(_ weights: [Int], _ place: Int, _ count: Int) -> Int {
    guard case .truncate = edge else { return weights.reduce(0, +) }
    let reach = weights.count / 2
    return weights.indices.reduce(0) { place + $1 - reach >= 0 && place + $1 - reach < count ? $0 + weights[$1] : $0 }
  }
  let totalsX = (0..<target.width).map { total(row, left + $0, source.width) }
  let stride = target.width * channels
  var running = [Int](repeating: 0, count: stride)
  if isBox { for line in 0..<column.count { for x in 0..<stride { running[x] += sums[line * stride + x] } } }
  for y in 0..<target.height {
    let to = target.row(y)
    let totalY = total(column, top + y, source.height)
    if !isBox {
      for x in 0..<stride { running[x] = 0 }
      for line in 0..<column.count {
        let weight = column[line]
        for x in 0..<stride { running[x] += sums[(y + line) * stride + x] * weight }
      }
    }
    let original = source.row(top + y)
    for x in 0..<target.width {
      var isCopied = false
      if case .copy = edge {
        isCopied =
          left + x < reachX || left + x + reachX >= source.width || top + y < reachY
          || top + y + reachY >= source.height
      }
      let divisor = max(totalsX[x] * totalY, 1)
      for channel in 0..<channels {
        let place = x * channels + channel
        if isCopied || (alphaStays && channel == 0) {
          to[place] = original[(left + x) * channels + channel]
        } else {
          to[place] = UInt8(min((running[place] + divisor / 2) / divisor, 255))
        }
      }
    }
    if isBox, y + 1 < target.height {
      for x in 0..<stride { running[x] += sums[(y + column.count) * stride + x] - sums[y * stride + x] }
    }
  }
  return kvImageNoError
}

private func tent(_ size: UInt32) -> [Int] {
  let half = Int(size) / 2
  return (0..<Int(size)).map { half + 1 - abs($0 - half) }
}

private func box(_ size: UInt32) -> [Int] { [Int](repeating: 1, count: Int(size)) }

/// Computes the mean of the pixels in a rectangle around each pixel. One of the flags for edges must be set, and sizes
/// must be odd.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, 4, srcOffsetToROI_X, srcOffsetToROI_Y, box(kernel_height), box(kernel_width), backgroundColor, flags)
}

/// Computes the mean of the pixels in a rectangle around each pixel. One of the flags for edges must be set, and sizes
/// must be odd.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageboxconvolve_planar8
@discardableResult
public func vImageBoxConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  withUnsafePointer(to: backgroundColor) { color in
    convolve(src, dest, 1, srcOffsetToROI_X, srcOffsetToROI_Y, box(kernel_height), box(kernel_width), color, flags)
  }
}

/// Computes the weighted mean of the pixels around each pixel. Nearer pixels have higher weights. One of the flags for
/// edges must be set, and sizes must be odd.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagetentconvolve_argb8888
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, 4, srcOffsetToROI_X, srcOffsetToROI_Y, tent(kernel_height), tent(kernel_width), backgroundColor, flags)
}

/// Computes the weighted mean of the pixels around each pixel. Nearer pixels have higher weights. One of the flags for
/// edges must be set, and sizes must be odd.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagetentconvolve_planar8
@discardableResult
public func vImageTentConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  withUnsafePointer(to: backgroundColor) { color in
    convolve(src, dest, 1, srcOffsetToROI_X, srcOffsetToROI_Y, tent(kernel_height), tent(kernel_width), color, flags)
  }
}

/// Computes sums of the pixels around each pixel, multiplied by the numbers of a kernel and divided by another number.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageconvolve_argb8888
@discardableResult
public func vImageConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  guard divisor != 0 else { return kvImageInvalidParameter }
  guard let edge = Edge(flags, backgroundColor, 4) else { return kvImageInvalidEdgeStyle }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  guard left + target.width <= source.width, top + target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (width, height) = (Int(kernel_width), Int(kernel_height))
  let alphaStays = flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0
  for y in 0..<target.height {
    for x in 0..<target.width {
      for channel in 0..<4 {
        let own = source.row(top + y)[(left + x) * 4 + channel]
        var (sum, isCut) = (0, false)
        for row in 0..<height {
          for column in 0..<width {
            let (placeX, placeY) = (left + x + column - width / 2, top + y + row - height / 2)
            let isInside = placeX >= 0 && placeY >= 0 && placeX < source.width && placeY < source.height
            if !isInside { isCut = true }
            let value: Int
            if !isInside, case .color(let color) = edge {
              value = Int(color[channel])
            } else if !isInside, case .truncate = edge {
              value = 0
            } else {
              value = Int(
                source.row(min(max(placeY, 0), source.height - 1))[min(max(placeX, 0), source.width - 1) * 4 + channel])
            }
            sum += value * Int(kernel[row * width + column])
          }
        }
        var isCopied = alphaStays && channel == 0
        if case .copy = edge, isCut { isCopied = true }
        target.row(y)[x * 4 + channel] = isCopied ? own : UInt8(min(max(sum / Int(divisor), 0), 255))
      }
    }
  }
  return kvImageNoError
}
