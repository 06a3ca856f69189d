import CoreGraphics
import CoreMedia
import Foundation
import MediaFiles

/// A track of an asset with video, sound or text.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
  private weak var owner: AVAsset?
  private let track: MediaFile.Track?

  init(asset: AVAsset?, track: MediaFile.Track?) {
    owner = asset
    self.track = track
  }

  /// The asset; `nil` after it is deallocated.
  open var asset: AVAsset? { owner }
  /// The identifier in the asset.
  open var trackID: CMPersistentTrackID { track?.identifier ?? kCMPersistentTrackID_Invalid }

  /// The type of the media.
  open var mediaType: AVMediaType {
    switch track?.kind {
    case .video: .video
    case .sound: .audio
    case .text: .text
    case .other, nil: .metadata
    }
  }

  /// Returns whether the media has a characteristic.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual, .frameBased: mediaType == .video
    case .audible: mediaType == .audio
    case .legible: mediaType == .text
    default: false
    }
  }

  /// Whether the track is enabled for playback in the file.
  open var isEnabled: Bool { track?.isEnabled ?? true }
  /// Whether the track is playable. Always `true`.
  open var isPlayable: Bool { true }
  /// Whether the track can be decoded. Always `false`.
  open var isDecodable: Bool { false }
  /// The language as a code of three letters (ISO 639-2); `nil` if the file does not specify it.
  open var languageCode: String? { track.flatMap { $0.language == "und" ? nil : $0.language } }
  /// The language as a tag (BCP 47). Always `nil`.
  open var extendedLanguageTag: String? { nil }
  /// The number of time units per second.
  open var naturalTimeScale: CMTimeScale { track?.duration.scale ?? 600 }

  /// The time from the start to the end of the track.
  open var timeRange: CMTimeRange {
    guard let track else { return .zero }
    return CMTimeRange(
      start: .zero, duration: CMTime(value: track.duration.parts, timescale: track.duration.scale))
  }

  /// The size of the images, in pixels, before `preferredTransform` is applied; zero for other media.
  open var naturalSize: CGSize { CGSize(width: track?.width ?? 0, height: track?.height ?? 0) }

  /// The transform of the images; the identity for other media.
  open var preferredTransform: CGAffineTransform {
    guard let matrix = track?.matrix, mediaType == .video else { return .identity }
    return CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }

  /// The natural volume. Always 1.
  open var preferredVolume: Float { 1 }
  /// The size of the media in the file, in bytes.
  open var totalSampleDataLength: Int64 { track?.byteCount ?? 0 }

  /// The data rate in bits per second; 0 for a track without duration.
  open var estimatedDataRate: Float {
    let seconds = track?.duration.seconds ?? 0
    return seconds > 0 ? Float(Double(totalSampleDataLength) * 8 / seconds) : 0
  }

  /// The frame rate in images per second; 0 for tracks without images.
  open var nominalFrameRate: Float { Float(track?.frameRate ?? 0) }

  /// The duration of an image; invalid for tracks without images.
  open var minFrameDuration: CMTime {
    guard let rate = track?.frameRate, rate > 0 else { return .invalid }
    return CMTime(seconds: 1 / rate, preferredTimescale: naturalTimeScale)
  }
}
