// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
import PermissionResponses

/// A session that exports an asset to a file in another format. Because there is no encoder, exports fail.
///
/// Unchecked: The session is used on the main thread, where exports also end.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The status of an export.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession/status-swift.enum
  public enum Status: Int, Sendable {
    /// The export has not started.
    case unknown = 0
    /// The export is waiting, is running, or has ended in one of three ways.
    case waiting, exporting, completed, failed, cancelled
  }

  /// The asset to export.
  public let asset: AVAsset
  /// The preset for the format and quality.
  public let presetName: String

  /// Creates a session for an asset and a preset.
  ///
  /// - Returns: The session; `nil` if the preset does not exist.
  public init?(asset: AVAsset, presetName: String) {
    guard AVAssetExportSession.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  /// Returns all presets.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }

  /// Returns the presets with which an asset can be exported. The array is always empty.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  /// Determines whether an asset can be exported. The handler is called with `false` in the next turn of the run loop.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    RunLoopTurn.later { handler(false) }
  }

  /// The status of the export.
  open private(set) var status = Status.unknown
  /// The error of the export; `nil` if it has not failed.
  open private(set) var error: (any Error)?
  /// The completed fraction, from 0 to 1. Always 0.
  open private(set) var progress: Float = 0
  /// The file types that the preset can write.
  open var supportedFileTypes: [AVFileType] { presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mov, .mp4, .m4v] }

  /// The file type.
  ///
  /// - Default: `nil`.
  open var outputFileType: AVFileType?

  /// The URL of the file.
  ///
  /// - Default: `nil`.
  open var outputURL: URL?

  /// Whether the file is optimized for playback while it is loading. The value is only stored.
  ///
  /// - Default: `false`.
  open var shouldOptimizeForNetworkUse = false

  /// The time range to export. The value is only stored.
  ///
  /// - Default: the entire asset.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  /// The maximum file size, in bytes. The value is only stored.
  ///
  /// - Default: 0, for no limit.
  open var fileLengthLimit: Int64 = 0

  /// The composition of the video. The value is only stored.
  ///
  /// - Default: `nil`.
  open var videoComposition: AVVideoComposition?

  /// The directory for temporary files. The value is only stored.
  ///
  /// - Default: `nil`, for the system's directory.
  open var directoryForTemporaryFiles: URL?

  /// Whether the source may be read several times. The value is only stored.
  ///
  /// - Default: `false`.
  open var canPerformMultiplePassesOverSourceMediaData = false

  /// Starts the export. It fails in the next turn of the run loop, and the handler is called.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .waiting
    RunLoopTurn.later { [self] in
      if status == .waiting {
        status = .failed
        error = asset.failure ?? AVError(.exportFailed)
      }
      handler()
    }
  }

  /// Exports the asset, and returns when the export has failed or was canceled.
  open func export() async {
    await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
  }

  /// Exports the asset to a file.
  ///
  /// - Throws: Always an error: the asset's own error, `exportFailed`, or `CancellationError` if the export was
  ///   canceled.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    throw error ?? CancellationError()
  }

  /// Cancels an export that has not ended.
  open func cancelExport() { if status == .waiting { status = .cancelled } }
}

/// The preset for low quality, for sharing over a cellular network.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetlowquality
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"

/// The preset for medium quality, for sharing over Wi-Fi.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetmediumquality
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"

/// The preset for the highest quality.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresethighestquality
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

/// The preset for the highest quality, encoded as HEVC.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresethevchighestquality
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

/// The preset for 640 by 480 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset640x480
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"

/// The preset for 960 by 540 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset960x540
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"

/// The preset for 1280 by 720 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset1280x720
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"

/// The preset for 1920 by 1080 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset1920x1080
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// The preset for 3840 by 2160 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset3840x2160
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"

/// The preset for audio only, as M4A.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetapplem4a
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// The preset for unchanged media.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetpassthrough
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
