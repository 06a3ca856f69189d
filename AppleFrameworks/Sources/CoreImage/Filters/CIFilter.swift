import CoreGraphics
import Foundation
import HostServices

/// A step that makes an image of others, by values for its keys.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilter
open class CIFilter: NSObject, NSCopying {
  let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String

  /// A filter of an app's own class, which overrides `outputImage`.
  public override init() {
    definition = nil
    ownName = ""
    super.init()
    ownName = String(describing: type(of: self))
  }

  /// The filter of a name, with the defaults of iOS; nil for a name that no filter of Core Image has.
  ///
  /// A filter that iOS has and that is not here passes its image on, and says so once.
  public convenience init?(name: String) { self.init(filterNamed: name) }

  /// The filter of a name, with values for some of its keys; nil for a name that no filter of Core Image has.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(filterNamed: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filter of a name with values for its keys; nil for a name that no filter of Core Image has.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  init?(filterNamed name: String) {
    if let known = FilterCatalog.byName[name] {
      definition = known
    } else if MissingFilters.names.contains(name) {
      definition = MissingFilters.definition(name)
      MissingFilters.warn(name)
    } else {
      return nil
    }
    ownName = name
    super.init()
    setDefaults()
  }

  /// The name of the filter, such as "CIGaussianBlur".
  open var name: String {
    get { ownName }
    set { ownName = newValue }
  }

  /// Sets all values to what they are in a new filter.
  open func setDefaults() {
    for input in definition?.inputs ?? [] { values[input.key] = input.initial }
  }

  /// The result, or nil where an image that it needs is missing. The recipe keeps the values that the filter has now.
  open var outputImage: CIImage? {
    guard let definition else { return nil }
    return definition.output(FilterValues(filter: name, values))
  }

  /// The keys that values can be set for.
  open var inputKeys: [String] { definition?.inputs.map(\.key) ?? values.keys.sorted() }

  /// The keys of results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets the value of a key.
  ///
  /// - Parameter key: One of `inputKeys`; any other stops the program, as it does on a device.
  open func setValue(_ value: Any?, forKey key: String) {
    checkKey(key)
    values[key] = value is NSNull ? nil : value
  }

  /// The value of a key; the result for `kCIOutputImageKey`.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    checkKey(key)
    return values[key]
  }

  private func checkKey(_ key: String) {
    guard let definition, !definition.accepts(key) else { return }
    let known = definition.inputs.map(\.key).joined(separator: ", ")
    fatalError("CIFilter: the filter \(name) has no key \"\(key)\"; it has \(known)")
  }

  /// The filter's name, its categories, and for each of its keys the class, the default and the range.
  open var attributes: [String: Any] {
    guard let definition else { return [kCIAttributeFilterName: name] }
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: definition.categories,
    ]
    for input in definition.inputs { result[input.key] = input.attributes }
    return result
  }

  /// The names of all filters of a category, sorted.
  ///
  /// - Parameter category: Such as `kCICategoryBlur`; nil for all filters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterCatalog.byName.values.filter { category == nil || $0.categories.contains(category ?? "") }.map(\.name)
      .sorted()
  }

  /// The names of all filters that are in all of some categories, sorted.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterCatalog.byName.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }.map(\.name).sorted()
  }

  /// The name of a filter for people, in English; nil for a name that no filter has.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterCatalog.byName[filterName]?.displayName
  }

  /// The name of a category for people, in English: the category without its prefix.
  open class func localizedName(forCategory category: String) -> String {
    category.replacing("CICategory", with: "")
  }

  /// A filter of the same name and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let result = CIFilter(name: name) else { return self }
    result.values = values
    return result
  }

  open override var description: String { "<CIFilter: \(name)>" }
}
