// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import PermissionResponses
import Foundation

/// Writes an asset to a file in another format. Nothing can be encoded here: exporting fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String

  /// - Returns: nil for a preset that there is not.
  public init?(asset: AVAsset, presetName: String) {
    guard AVAssetExportSession.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    RunLoopTurn.later { handler(false) }
  }

  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open private(set) var progress: Float = 0
  open var supportedFileTypes: [AVFileType] { presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mov, .mp4, .m4v] }
  open var outputFileType: AVFileType?
  open var outputURL: URL?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var fileLengthLimit: Int64 = 0
  open var videoComposition: AVVideoComposition?
  open var directoryForTemporaryFiles: URL?
  open var canPerformMultiplePassesOverSourceMediaData = false

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

  open func export() async {
    await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
  }

  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    throw error ?? CancellationError()
  }

  open func cancelExport() { if status == .waiting { status = .cancelled } }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
