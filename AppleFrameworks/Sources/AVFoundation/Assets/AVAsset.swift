import CoreMedia
import Foundation
import MediaFiles
import PermissionResponses

/// A video or a sound, with the duration and the tracks that its file contains. Its media cannot be decoded.
///
/// MPEG-4, QuickTime, WAVE, AIFF, Core Audio and MP3 files on the device are read. Others fail, as without a network.
///
/// Unchecked: A lock guards what is read from the file.
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

  /// Creates an asset at an address. On a device, this is an `AVURLAsset`.
  public init(url URL: URL) { place = URL }

  override init() {
    place = nil
    super.init()
  }

  var source: URL? { place }

  /// The contents of the file, which is read once.
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

  /// The error of reading the file; `nil` if it was read.
  var failure: (any Error)? {
    guard case .failure(let code) = contents else { return nil }
    if let place, !place.isFileURL { return URLError(.notConnectedToInternet) }
    return AVError(code)
  }

  /// The tracks, which are created once because they are compared by identity.
  private var made: [AVAssetTrack]?

  // MARK: - What it is

  /// The duration; indefinite if the file cannot be read.
  open var duration: CMTime {
    guard let file else { return .indefinite }
    return CMTime(value: file.duration.parts, timescale: file.duration.scale)
  }

  /// The tracks, in the order of the file; empty where the file cannot be read.
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

  /// Returns the track with an identifier; `nil` where there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }

  /// The natural speed. Always 1.
  open var preferredRate: Float { 1 }
  /// The natural volume. Always 1.
  open var preferredVolume: Float { 1 }
  /// How the pictures are turned: the transform of the first track.
  open var preferredTransform: CGAffineTransform { tracks.first?.preferredTransform ?? .identity }
  /// Whether the file could be read.
  open var isPlayable: Bool { file != nil }
  /// Whether an `AVAssetReader` could read it. Always `false`.
  open var isReadable: Bool { false }
  /// Whether it can be exported. Always `false`: there is no encoder.
  open var isExportable: Bool { false }
  /// Whether compositions can contain it: whether the file could be read.
  open var isComposable: Bool { file != nil }
  /// Whether the content is protected. Always `false`.
  open var hasProtectedContent: Bool { false }
  /// Whether times are exact. Always `false`.
  open var providesPreciseDurationAndTiming: Bool { false }

  // MARK: - Loading

  /// Loads properties. The handler is called in the next turn of the run loop.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/loadvaluesasynchronously(forkeys:completionhandler:)
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    RunLoopTurn.later { handler?() }
  }

  /// Returns whether a property is loaded: all are, unless the file cannot be read.
  ///
  /// - Parameter outError: Receives the error where the status is `failed`.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    guard let failure else { return .loaded }
    outError?.pointee = failure as NSError
    return .failed
  }

  /// Does nothing: loading takes no time.
  open func cancelLoading() {}

  /// Returns the tracks of a type.
  ///
  /// - Throws: The error where the file cannot be read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    if let failure { throw failure }
    return tracks(withMediaType: mediaType)
  }
}
