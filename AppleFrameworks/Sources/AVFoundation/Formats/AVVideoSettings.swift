// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import CoreMedia

// Keys of the settings of recorded and written pictures.
//
// - Source: developer.apple.com/documentation/avfoundation/video-settings

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecJPEG = "jpeg"

/// The greatest rectangle of an aspect ratio within another, in its middle.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

extension NSValue {
  /// A value that holds a time.
  public convenience init(time: CMTime) {
    // Foundation's values hold no structures but these: each number fits into a coordinate.
    let value = UInt64(bitPattern: time.value)
    self.init(
      rect: CGRect(
        x: Double(value >> 32), y: Double(value & 0xFFFF_FFFF), width: Double(time.timescale),
        height: Double(time.epoch) * 32 + Double(time.flags.rawValue & 31)))
  }

  /// The time that the value holds. The value has to hold one.
  public var timeValue: CMTime {
    let rect = rectValue
    let flags = Int64(rect.size.height)
    let value = UInt64(rect.origin.x) << 32 | UInt64(rect.origin.y)
    return CMTime(
      value: Int64(bitPattern: value), timescale: Int32(rect.size.width),
      flags: CMTimeFlags(rawValue: UInt32(flags & 31)), epoch: flags >> 5)
  }
}
