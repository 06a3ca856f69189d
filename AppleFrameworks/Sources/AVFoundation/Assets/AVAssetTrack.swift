import CoreGraphics
import CoreMedia
import Foundation
import MediaFiles

/// Pictures, sound or words of an asset.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
  private weak var owner: AVAsset?
  private let track: MediaFile.Track?

  init(asset: AVAsset?, track: MediaFile.Track?) {
    owner = asset
    self.track = track
  }

  open var asset: AVAsset? { owner }
  open var trackID: CMPersistentTrackID { track?.identifier ?? kCMPersistentTrackID_Invalid }

  open var mediaType: AVMediaType {
    switch track?.kind {
    case .video: .video
    case .sound: .audio
    case .text: .text
    case .other, nil: .metadata
    }
  }

  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual, .frameBased: mediaType == .video
    case .audible: mediaType == .audio
    case .legible: mediaType == .text
    default: false
    }
  }

  open var isEnabled: Bool { track?.isEnabled ?? true }
  open var isPlayable: Bool { true }
  open var isDecodable: Bool { false }
  open var languageCode: String? { track.flatMap { $0.language == "und" ? nil : $0.language } }
  open var extendedLanguageTag: String? { nil }
  open var naturalTimeScale: CMTimeScale { track?.duration.scale ?? 600 }

  open var timeRange: CMTimeRange {
    guard let track else { return .zero }
    return CMTimeRange(
      start: .zero, duration: CMTime(value: track.duration.parts, timescale: track.duration.scale))
  }

  /// In pixels, before `preferredTransform`.
  open var naturalSize: CGSize { CGSize(width: track?.width ?? 0, height: track?.height ?? 0) }

  /// How the pictures are turned.
  open var preferredTransform: CGAffineTransform {
    guard let matrix = track?.matrix, mediaType == .video else { return .identity }
    return CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }

  open var preferredVolume: Float { 1 }
  open var totalSampleDataLength: Int64 { track?.byteCount ?? 0 }

  /// Bits a second.
  open var estimatedDataRate: Float {
    let seconds = track?.duration.seconds ?? 0
    return seconds > 0 ? Float(Double(totalSampleDataLength) * 8 / seconds) : 0
  }

  open var nominalFrameRate: Float { Float(track?.frameRate ?? 0) }

  open var minFrameDuration: CMTime {
    guard let rate = track?.frameRate, rate > 0 else { return .invalid }
    return CMTime(seconds: 1 / rate, preferredTimescale: naturalTimeScale)
  }
}
