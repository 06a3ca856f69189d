import Foundation
import UniformTypeIdentifiers

/// The attributes of a searchable item.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: An index copies its items.

  /// The values, keyed by the names that queries use.
  var values: [String: Any] = [:]

  public init(itemContentType: String) {
    super.init()
    contentType = itemContentType
  }

  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
    copy.values = values
    return copy
  }

  private func get<Value>(_ name: String = #function) -> Value? { values[name] as? Value }
  private func set(_ value: Any?, _ name: String = #function) { values[name] = value }

  open var contentType: String? {
    get { get() }
    set { set(newValue) }
  }
  open var title: String? {
    get { get() }
    set { set(newValue) }
  }
  open var displayName: String? {
    get { get() }
    set { set(newValue) }
  }
  open var alternateNames: [String]? {
    get { get() }
    set { set(newValue) }
  }
  open var contentDescription: String? {
    get { get() }
    set { set(newValue) }
  }
  open var textContent: String? {
    get { get() }
    set { set(newValue) }
  }
  open var keywords: [String]? {
    get { get() }
    set { set(newValue) }
  }
  open var identifier: String? {
    get { get() }
    set { set(newValue) }
  }
  open var relatedUniqueIdentifier: String? {
    get { get() }
    set { set(newValue) }
  }
  open var path: String? {
    get { get() }
    set { set(newValue) }
  }
  open var contentURL: URL? {
    get { get() }
    set { set(newValue) }
  }
  open var thumbnailURL: URL? {
    get { get() }
    set { set(newValue) }
  }
  open var thumbnailData: Data? {
    get { get() }
    set { set(newValue) }
  }
  open var creator: String? {
    get { get() }
    set { set(newValue) }
  }
  open var authorNames: [String]? {
    get { get() }
    set { set(newValue) }
  }
  open var emailAddresses: [String]? {
    get { get() }
    set { set(newValue) }
  }
  open var phoneNumbers: [String]? {
    get { get() }
    set { set(newValue) }
  }
  open var supportsPhoneCall: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var supportsNavigation: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var contentCreationDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var contentModificationDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var metadataModificationDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var startDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var endDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var dueDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var completionDate: Date? {
    get { get() }
    set { set(newValue) }
  }
  open var latitude: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var longitude: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var namedLocation: String? {
    get { get() }
    set { set(newValue) }
  }
  open var city: String? {
    get { get() }
    set { set(newValue) }
  }
  open var country: String? {
    get { get() }
    set { set(newValue) }
  }
  open var album: String? {
    get { get() }
    set { set(newValue) }
  }
  open var artist: String? {
    get { get() }
    set { set(newValue) }
  }
  open var genre: String? {
    get { get() }
    set { set(newValue) }
  }
  open var duration: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var rating: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
  open var rankingHint: NSNumber? {
    get { get() }
    set { set(newValue) }
  }
}
