// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// The frequencies of values, and images whose values are redistributed by them.

private func histogram(_ rows: Rows, _ channels: Int, _ channel: Int) -> [vImagePixelCount] {
  var result = [vImagePixelCount](repeating: 0, count: 256)
  for y in 0..<rows.height { for x in 0..<rows.width { result[Int(rows.row(y)[x * channels + channel])] += 1 } }
  return result
}

/// Returns the table that stretches the occurring values to the full range.
private func stretched(_ counts: [vImagePixelCount]) -> [UInt8] {
  guard let least = counts.firstIndex(where: { $0 > 0 }), let most = counts.lastIndex(where: { $0 > 0 }), most > least
  else { return (0...255).map { UInt8($0) } }
  return (0...255).map { UInt8(min(max(($0 - least) * 255 + (most - least) / 2, 0) / (most - least), 255)) }
}

/// Returns the table with which all values occur approximately equally often.
private func equalized(_ counts: [vImagePixelCount]) -> [UInt8] {
  let total = counts.reduce(0, +)
  let first = counts.first { $0 > 0 } ?? 0
  guard total > first else { return (0...255).map { UInt8($0) } }
  var sum: vImagePixelCount = 0
  return counts.map { count in
    sum += count
    return sum < first ? 0 : UInt8(((sum - first) * 255 + (total - first) / 2) / (total - first))
  }
}

private func spread(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int,
  _ table: ([vImagePixelCount]) -> [UInt8]
) -> vImage_Error {
  guard let source = Rows(src), let target = Rows(dest) else { return kvImageNullPointerArgument }
  guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
  // The first of four bytes of a pixel is alpha, which does not change.
  let tables = (0..<channels).map { channel in
    channels == 4 && channel == 0 ? (0...255).map { UInt8($0) } : table(histogram(source, channels, channel))
  }
  for y in 0..<target.height {
    let (from, to) = (source.row(y), target.row(y))
    for x in 0..<target.width {
      for channel in 0..<channels { to[x * channels + channel] = tables[channel][Int(from[x * channels + channel])] }
    }
  }
  return kvImageNoError
}

/// Counts the pixels with each of 256 values.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagehistogramcalculation_planar8
@discardableResult
public func vImageHistogramCalculation_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src) else { return kvImageNullPointerArgument }
  for (index, count) in Accelerate.histogram(source, 1, 0).enumerated() { histogram[index] = count }
  return kvImageNoError
}

/// Counts the pixels with each of 256 values, for each of the four components.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagehistogramcalculation_argb8888
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = Rows(src) else { return kvImageNullPointerArgument }
  for channel in 0..<4 {
    guard let target = histogram[channel] else { continue }
    for (index, count) in Accelerate.histogram(source, 4, channel).enumerated() { target[index] = count }
  }
  return kvImageNoError
}

/// Stretches the occurring values to the full range. Alpha does not change.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagecontraststretch_planar8
@discardableResult
public func vImageContrastStretch_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  spread(src, dest, 1, stretched)
}

/// Redistributes the values so that all occur approximately equally often. Alpha does not change.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageequalization_planar8
@discardableResult
public func vImageEqualization_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  spread(src, dest, 1, equalized)
}

/// Stretches the occurring values to the full range. Alpha does not change.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagecontraststretch_argb8888
@discardableResult
public func vImageContrastStretch_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  spread(src, dest, 4, stretched)
}

/// Redistributes the values so that all occur approximately equally often. Alpha does not change.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageequalization_argb8888
@discardableResult
public func vImageEqualization_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  spread(src, dest, 4, equalized)
}
