import Photos

/// The configuration of a picker.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Hashable, Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// The maximum number of selected items; 0 for no limit.
  ///
  /// - Default: 1.
  public var selectionLimit = 1
  /// The filter of items; `nil` for all types.
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
}

/// A filter of the types of items that the user can select.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case one(String)
    case any([Kind])
    case all([Kind])
    case not(Kind)
  }

  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  private init(_ name: String) { self.init(.one(name)) }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let bursts = PHPickerFilter("bursts")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters.map(\.kind)))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters.map(\.kind)))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.kind)) }
}

/// A selected item.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
