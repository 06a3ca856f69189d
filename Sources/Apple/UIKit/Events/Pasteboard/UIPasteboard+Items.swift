import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the pasteboard of all apps.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are kept.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipasteboard/optionskey
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` from which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices of the user get the items. A host has no other devices.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type names of texts, the best first.
  public class var typeListString: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }
  /// The type names of links.
  public class var typeListURL: [String] { ["public.url", "public.file-url"] }
  /// The type names of images, the best first.
  public class var typeListImage: [String] { ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"] }
  /// The type names of colors.
  public class var typeListColor: [String] { ["com.apple.uikit.color"] }
  /// The type that stands for whatever fits best.
  public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  /// Posted when a pasteboard is removed.
  public nonisolated class var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  /// In ``changedNotification``: the names of types that came.
  public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// In ``changedNotification``: the names of types that went.
  public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

  // MARK: - Items

  /// All items: each is a dictionary of values by the names of their types.
  open var items: [[String: Any]] {
    get { storage.items.map(\.representations) }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  ///
  /// - Parameter options: when they expire, on the host's clock.
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

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    replace(storage.items + items.map { PasteboardItem(representations: Self.named($0)) })
  }

  /// Values of the automatic type get the type that fits them.
  private static func named(_ values: [String: Any]) -> [String: Any] {
    guard let value = values[typeAutomatic] else { return values }
    return values.filter { $0.key != typeAutomatic }
      .merging(PasteboardItem(object: value).representations) { own, _ in own }
  }

  // MARK: - The first item

  /// The type names of the first item.
  open var types: [String] { storage.items.first?.types ?? [] }

  /// Returns the type names of the items at some indexes, or of all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map(\.types) }

  /// Returns whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns whether all items at some indexes, or all items, have one of some types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet)?.allSatisfy { !Set($0.types).isDisjoint(with: pasteboardTypes) } ?? false
  }

  /// Returns the indexes of items that have one of some types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(storage.items.indices.filter { !Set(storage.items[$0].types).isDisjoint(with: pasteboardTypes) })
  }

  /// Returns the bytes of the first item in a type: those of texts are UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? { storage.items.first?.data(pasteboardType) }

  /// Returns the bytes of items in a type. Items without it are left out.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet)?.compactMap { $0.data(pasteboardType) }
  }

  /// Returns the first item's value in a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { storage.items.first?.value(pasteboardType) }

  /// Returns the values of items in a type. Items without it are left out.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0.value(pasteboardType) }
  }

  /// Replaces the contents with bytes of a type.
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

  /// Replaces the contents with providers of items.
  ///
  /// - Parameters:
  ///   - localOnly: whether other devices of the user get the items. A host has no other devices.
  ///   - expirationDate: from when the items are gone, on the host's clock.
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
