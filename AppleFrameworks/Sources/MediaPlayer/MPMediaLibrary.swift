import FoundationGaps
import PermissionResponses

/// The user's response to a request for access to the media library.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The media library, which is empty on a host.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmedialibrary
open class MPMediaLibrary: NSObject {
  private static var status: MPMediaLibraryAuthorizationStatus {
    switch PermissionResponses.current.answer(to: .mediaLibrary) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { status }

  /// Requests permission. The user denies it unless the host has another setting.
  open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    _ = PermissionResponses.current.ask(.mediaLibrary)
    let answer = status
    RunLoopTurn.later { completionHandler(answer) }
  }

  /// Returns the user's response.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    _ = PermissionResponses.current.ask(.mediaLibrary)
    return status
  }

  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

/// The grouping of a query's collections.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediagrouping
public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A query of the media library. The library of a host is empty, so each query has no items.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaquery
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title

  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
  public convenience override init() { self.init(filterPredicates: nil) }

  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

  private static func grouped(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open class func songs() -> MPMediaQuery { grouped(by: .title) }
  open class func albums() -> MPMediaQuery { grouped(by: .album) }
  open class func artists() -> MPMediaQuery { grouped(by: .artist) }
  open class func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(by: .title) }
  open class func genres() -> MPMediaQuery { grouped(by: .genre) }
  open class func composers() -> MPMediaQuery { grouped(by: .composer) }
}

/// The comparison of a property predicate.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapredicatecomparison
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains
}

/// A condition of a query.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapredicate
open class MPMediaPredicate: NSObject {}

/// A condition for a property of media items.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate
open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
    self.property = property
    self.value = value
    self.comparisonType = comparisonType
  }
}
