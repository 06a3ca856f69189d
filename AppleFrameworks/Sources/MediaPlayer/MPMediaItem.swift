// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias MPMediaEntityPersistentID = UInt64

/// The kinds of items in a media library.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediatype
public struct MPMediaType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  public static let anyAudio = MPMediaType(rawValue: 0x00FF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: 0xFFFF)
}

/// An item or a collection of items of a media library. The library of a host is empty, so an app only creates
/// entities of its own, which have no properties.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaentity
open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }

  open class func canFilter(byProperty property: String) -> Bool { false }

  /// Returns `nil`, because an entity without a library has no properties.
  open func value(forProperty property: String) -> Any? { nil }

  open func enumerateValues(
    forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A song, a podcast or another item of a media library.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaitem
open class MPMediaItem: MPMediaEntity {
  open var mediaType: MPMediaType { [] }
  open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
  open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
  open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
  open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
  open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
  open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
  open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
  open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
  open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
  /// The length in seconds.
  open var playbackDuration: TimeInterval {
    value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
  }
  open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var isExplicitItem: Bool { false }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// A sorted list of media items.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaitemcollection
open class MPMediaItemCollection: MPMediaEntity {
  open private(set) var items: [MPMediaItem]

  public init(items: [MPMediaItem]) { self.items = items }

  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}
