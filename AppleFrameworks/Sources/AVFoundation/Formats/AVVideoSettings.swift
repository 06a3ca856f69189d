// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import CoreMedia

// The keys of settings for recording and writing video.
//
// - Source: developer.apple.com/documentation/avfoundation/video-settings

/// The key for the codec in video settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodeckey
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The key for the width in pixels in video settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideowidthkey
public let AVVideoWidthKey = "AVVideoWidthKey"

/// The key for the height in pixels in video settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoheightkey
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The key for the scaling mode in video settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoscalingmodekey
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"

/// The scaling mode in which video fills the size with its aspect ratio and is cropped.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoscalingmoderesizeaspectfill
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

/// The scaling mode in which the entire image is visible with its aspect ratio.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoscalingmoderesizeaspect
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"

/// The key for the dictionary of codec settings in video settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocompressionpropertieskey
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"

/// The key for the average bit rate, in bits per second, in codec settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoaveragebitratekey
public let AVVideoAverageBitRateKey = "AverageBitRate"

/// The key for the quality, from 0 to 1, in codec settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoqualitykey
public let AVVideoQualityKey = "Quality"

/// The key for the maximum number of frames between key frames in codec settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideomaxkeyframeintervalkey
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"

/// The key for the profile in codec settings.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoprofilelevelkey
public let AVVideoProfileLevelKey = "ProfileLevel"

/// The high profile of H.264 with an automatic level.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideoprofilelevelh264highautolevel
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"

/// The codec H.264. Superseded by `AVVideoCodecType.h264`.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodech264
public let AVVideoCodecH264 = "avc1"

/// The codec JPEG. Superseded by `AVVideoCodecType.jpeg`.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodecjpeg
public let AVVideoCodecJPEG = "jpeg"

/// Returns the largest rectangle with an aspect ratio in the center of another rectangle.
///
/// - Parameter aspectRatio: The aspect ratio as a size. If a side is 0 or less, the other rectangle is returned.
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
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) {
    // Foundation's `NSValue` cannot contain the structure, but each number fits into a coordinate of a rectangle.
    let value = UInt64(bitPattern: time.value)
    self.init(
      rect: CGRect(
        x: Double(value >> 32), y: Double(value & 0xFFFF_FFFF), width: Double(time.timescale),
        height: Double(time.epoch) * 32 + Double(time.flags.rawValue & 31)))
  }

  /// The time in the value, which must contain one.
  public var timeValue: CMTime {
    let rect = rectValue
    let flags = Int64(rect.size.height)
    let value = UInt64(rect.origin.x) << 32 | UInt64(rect.origin.y)
    return CMTime(
      value: Int64(bitPattern: value), timescale: Int32(rect.size.width),
      flags: CMTimeFlags(rawValue: UInt32(flags & 31)), epoch: flags >> 5)
  }
}
