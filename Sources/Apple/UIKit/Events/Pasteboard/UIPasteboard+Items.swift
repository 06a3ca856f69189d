import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The key of an option for items.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipasteboard/optionskey
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `Date` at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items are kept from the user's other devices. A host has no other devices.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The types of text, in order of preference.
  public class var typeListString: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }
  /// The types of URLs.
  public class var typeListURL: [String] { ["public.url", "public.file-url"] }
  /// The types of images, in order of preference.
  public class var typeListImage: [String] { ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"] }
  /// The types of colors.
  public class var typeListColor: [String] { ["com.apple.uikit.color"] }
  /// The type that is replaced with the best one for the value.
  public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  /// The name of the notification that is posted when a pasteboard is removed.
  public nonisolated class var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  /// The key in ``changedNotification`` of the types that were added.
  public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// The key in ``changedNotification`` of the types that were removed.
  public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

  // MARK: - Items

  /// The items, each of which is a dictionary of values by type.
  open var items: [[String: Any]] {
    get { storage.items.map(\.representations) }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  ///
  /// - Parameter options: The options, with the expiration date on the host's clock.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let (old, new) = (types, items.map { PasteboardItem(representations: Self.named($0)) })
    let added = Set(new.flatMap(\.types))
    replace(
      new,
      notes: [
        Self.changedTypesAddedUserInfoKey: added.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.filter { !added.contains($0) },
      ])
    guard let date = options[.expirationDate] as? Date else { return }
    let count = changeCount
    Timer.scheduledTimer(withTimeInterval: max(0, date.timeIntervalSinceNow), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.changeCount == count { self.replace([]) }
      }
    }
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    replace(storage.items + items.map { PasteboardItem(representations: Self.named($0)) })
  }

  /// Returns the values with the automatic type replaced with the best type.
  private static func named(_ values: [String: Any]) -> [String: Any] {
    guard let value = values[typeAutomatic] else { return values }
    return values.filter { $0.key != typeAutomatic }
      .merging(PasteboardItem(object: value).representations) { own, _ in own }
  }

  // MARK: - The first item

  /// The types of the first item.
  open var types: [String] { storage.items.first?.types ?? [] }

  /// Returns the types of the items at some indexes, or of all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(\.types) }

  /// Returns whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns whether all items at some indexes, or all items, have one of some types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet)?.allSatisfy { !Set($0.types).isDisjoint(with: pasteboardTypes) } ?? false
  }

  /// Returns the indexes of the items that have one of some types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(storage.items.indices.filter { !Set(storage.items[$0].types).isDisjoint(with: pasteboardTypes) })
  }

  /// Returns the data of the first item for a type, UTF-8 for text.
  open func data(forPasteboardType pasteboardType: String) -> Data? { storage.items.first?.data(pasteboardType) }

  /// Returns the data of items for a type, without the items that don't have it.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet)?.compactMap { $0.data(pasteboardType) }
  }

  /// Returns the value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { storage.items.first?.value(pasteboardType) }

  /// Returns the values of items for a type, without the items that don't have it.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0.value(pasteboardType) }
  }

  /// Replaces the contents with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  /// Replaces the contents with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem]? {
    guard let itemSet else { return storage.items }
    guard itemSet.allSatisfy({ storage.items.indices.contains($0) }) else { return nil }
    return itemSet.map { storage.items[$0] }
  }

  // MARK: - Item providers

  /// Replaces the contents with item providers.
  ///
  /// - Parameters:
  ///   - localOnly: Whether the items are kept from the user's other devices. A host has no other devices.
  ///   - expirationDate: The date at which the items expire, on the host's clock.
  public final func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
    guard let expirationDate else { return }
    let count = changeCount
    Timer.scheduledTimer(withTimeInterval: max(0, expirationDate.timeIntervalSinceNow), repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.changeCount == count { self.replace([]) }
      }
    }
  }
}
