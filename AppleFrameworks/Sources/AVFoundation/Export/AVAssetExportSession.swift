// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
import PermissionResponses

/// Writes an asset to a file in another format. There is no encoder, so exporting fails.
///
/// Unchecked: It is used on the main thread, where exports end as well.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far an export has come.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession/status-swift.enum
  public enum Status: Int, Sendable {
    /// The export has not started.
    case unknown = 0
    /// The export waits, runs, or has ended in one of three ways.
    case waiting, exporting, completed, failed, cancelled
  }

  /// The asset to export.
  public let asset: AVAsset
  /// The preset for format and quality.
  public let presetName: String

  /// Creates a session for an asset and a preset.
  ///
  /// - Returns: Nil for a preset that there is not.
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

  /// Returns the presets that an asset can be exported with. Always empty.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  /// Finds out whether an asset can be exported. The handler gets `false` in the next turn of the run loop.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    RunLoopTurn.later { handler(false) }
  }

  /// How far the export has come.
  open private(set) var status = Status.unknown
  /// Why the export failed; `nil` before.
  open private(set) var error: (any Error)?
  /// The part that is done, from 0 to 1. Always 0.
  open private(set) var progress: Float = 0
  /// The types of files that the preset can write.
  open var supportedFileTypes: [AVFileType] { presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mov, .mp4, .m4v] }

  /// The type of the file.
  ///
  /// - Default: `nil`.
  open var outputFileType: AVFileType?

  /// The file to write.
  ///
  /// - Default: `nil`.
  open var outputURL: URL?

  /// Whether the file can be played while it loads. Stored only.
  ///
  /// - Default: `false`.
  open var shouldOptimizeForNetworkUse = false

  /// The time range to export. Stored only.
  ///
  /// - Default: all.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  /// The largest size of the file, in bytes. Stored only.
  ///
  /// - Default: 0, for no limit.
  open var fileLengthLimit: Int64 = 0

  /// How the pictures are put together. Stored only.
  ///
  /// - Default: `nil`.
  open var videoComposition: AVVideoComposition?

  /// The folder for temporary files. Stored only.
  ///
  /// - Default: `nil`, for the system's.
  open var directoryForTemporaryFiles: URL?

  /// Whether the source may be read more than once. Stored only.
  ///
  /// - Default: `false`.
  open var canPerformMultiplePassesOverSourceMediaData = false

  /// Starts the export. In the next turn of the run loop it has failed, and the handler is called.
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

  /// Exports, and returns when that has failed or was canceled.
  open func export() async {
    await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
  }

  /// Exports to a file.
  ///
  /// - Throws: Always: the asset's own error or `exportFailed`, or `CancellationError` if it was canceled.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    throw error ?? CancellationError()
  }

  /// Cancels an export that has not ended.
  open func cancelExport() { if status == .waiting { status = .cancelled } }
}

/// Low quality, to be sent over a cellular network.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetlowquality
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"

/// Medium quality, to be sent over Wi-Fi.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetmediumquality
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"

/// The highest quality.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresethighestquality
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

/// The highest quality, encoded as HEVC.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresethevchighestquality
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

/// 640 by 480 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset640x480
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"

/// 960 by 540 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset960x540
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"

/// 1280 by 720 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset1280x720
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"

/// 1920 by 1080 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset1920x1080
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// 3840 by 2160 pixels.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpreset3840x2160
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"

/// Sound alone, as M4A.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetapplem4a
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// The media as they are.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportpresetpassthrough
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
