// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The dimensions of video, in pixels.
///
/// - Source: developer.apple.com/documentation/coremedia/cmvideodimensions
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}

public typealias CMItemCount = Int
public typealias CMPersistentTrackID = Int32

/// The identifier that represents no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A sample of media from a camera or a reader. No samples are created, because media is neither recorded nor decoded.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffer-api
public final class CMSampleBuffer: @unchecked Sendable {
  // Unchecked: No samples are created.
  /// The start time.
  public let presentationTimeStamp: CMTime
  public let duration: CMTime
  public private(set) var isValid = true

  init(presentationTimeStamp: CMTime, duration: CMTime) {
    self.presentationTimeStamp = presentationTimeStamp
    self.duration = duration
  }

  /// Releases the data.
  public func invalidate() { isValid = false }
}

/// - Source: developer.apple.com/documentation/coremedia/cmsamplebufferisvalid(_:)
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffergetpresentationtimestamp(_:)
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffergetduration(_:)
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
