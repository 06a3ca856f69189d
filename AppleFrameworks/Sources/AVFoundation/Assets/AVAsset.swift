import CoreMedia
import Foundation
import MediaFiles
import PermissionResponses

/// A video or a sound, with the duration and the tracks of its file. The media cannot be decoded.
///
/// MPEG-4, QuickTime, WAVE, AIFF, Core Audio and MP3 files on the device can be read. Other files fail, as without a
/// network.
///
/// Unchecked: A lock guards the data that is read from the file.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, @unchecked Sendable {
  private let place: URL?
  private let lock = NSLock()
  private var opened: Opened?

  private enum Opened {
    case file(MediaFile)
    case failure(AVError.Code)
  }

  /// Creates an asset from a URL. On a device, it is an `AVURLAsset`.
  public init(url URL: URL) { place = URL }

  override init() {
    place = nil
    super.init()
  }

  var source: URL? { place }

  /// The contents of the file, which are read once.
  private var contents: Opened {
    lock.withLock {
      if let opened { return opened }
      let contents: Opened =
        if let place {
          MediaFile(contentsOf: place).map { .file($0) }
            ?? .failure(place.isFileURL ? .fileFormatNotRecognized : .unknown)
        } else { .failure(.unknown) }
      opened = contents
      return contents
    }
  }

  var file: MediaFile? { if case .file(let file) = contents { file } else { nil } }

  /// The error of reading the file; `nil` if it was read successfully.
  var failure: (any Error)? {
    guard case .failure(let code) = contents else { return nil }
    if let place, !place.isFileURL { return URLError(.notConnectedToInternet) }
    return AVError(code)
  }

  /// The tracks. They are created once, because they are compared by identity.
  private var made: [AVAssetTrack]?

  // MARK: - Properties

  /// The duration, which is indefinite if the file cannot be read.
  open var duration: CMTime {
    guard let file else { return .indefinite }
    return CMTime(value: file.duration.parts, timescale: file.duration.scale)
  }

  /// The tracks in the order of the file, which are empty if the file cannot be read.
  open var tracks: [AVAssetTrack] {
    let file = file
    return lock.withLock {
      if let made { return made }
      let tracks = (file?.tracks ?? []).map { AVAssetTrack(asset: self, track: $0) }
      made = tracks
      return tracks
    }
  }

  /// Returns the tracks of a type, in the order of the file. Mutable compositions return mutable tracks.
  @_disfavoredOverload
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the tracks with a characteristic, in the order of the file.
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  /// Returns the track with an identifier; `nil` if there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }

  /// The natural rate, which is always 1.
  open var preferredRate: Float { 1 }
  /// The natural volume, which is always 1.
  open var preferredVolume: Float { 1 }
  /// The transform of the images, which is that of the first track.
  open var preferredTransform: CGAffineTransform { tracks.first?.preferredTransform ?? .identity }
  /// Whether the asset is playable, which requires that the file was read.
  open var isPlayable: Bool { file != nil }
  /// Whether an `AVAssetReader` can read the asset. Always `false`.
  open var isReadable: Bool { false }
  /// Whether the asset can be exported. Always `false`, because there is no encoder.
  open var isExportable: Bool { false }
  /// Whether the asset can be used in compositions, which requires that the file was read.
  open var isComposable: Bool { file != nil }
  /// Whether the content is protected. Always `false`.
  open var hasProtectedContent: Bool { false }
  /// Whether times are exact. Always `false`.
  open var providesPreciseDurationAndTiming: Bool { false }

  // MARK: - Loading

  /// Loads properties. The handler is called in the next turn of the run loop.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/loadvaluesasynchronously(forkeys:completionhandler:)
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    RunLoopTurn.later { handler?() }
  }

  /// Returns whether a property is loaded. All properties are loaded unless the file cannot be read.
  ///
  /// - Parameter outError: The error if the status is `failed`.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    guard let failure else { return .loaded }
    outError?.pointee = failure as NSError
    return .failed
  }

  /// Does nothing, because loading takes no time.
  open func cancelLoading() {}

  /// Returns the tracks of a type.
  ///
  /// - Throws: An error if the file cannot be read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    if let failure { throw failure }
    return tracks(withMediaType: mediaType)
  }
}
