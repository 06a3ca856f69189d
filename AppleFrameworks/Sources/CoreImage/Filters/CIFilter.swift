import CoreGraphics
import Foundation
import HostServices

/// A filter that produces an image from the values of its keys, such as input images.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilter
open class CIFilter: NSObject, NSCopying {
  let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String

  /// Creates a filter of a custom class, which overrides `outputImage`.
  public override init() {
    definition = nil
    ownName = ""
    super.init()
    ownName = String(describing: type(of: self))
  }

  /// Creates the filter with a name, with the default values of iOS; `nil` if Core Image has no filter with the name.
  ///
  /// A filter that iOS has but this framework does not have passes its input image on, and reports this once.
  public convenience init?(name: String) { self.init(filterNamed: name) }

  /// Creates the filter with a name, with values for some of its keys; `nil` if Core Image has no filter with the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(filterNamed: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Creates the filter with a name, with values for its keys; `nil` if Core Image has no filter with the name.
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

  /// Sets all values to the defaults of a new filter.
  open func setDefaults() {
    for input in definition?.inputs ?? [] { values[input.key] = input.initial }
  }

  /// The output image; `nil` if a required input image is missing. The recipe keeps the current values of the filter.
  open var outputImage: CIImage? {
    guard let definition else { return nil }
    return definition.output(FilterValues(filter: name, values))
  }

  /// The keys whose values can be set.
  open var inputKeys: [String] { definition?.inputs.map(\.key) ?? values.keys.sorted() }

  /// The keys of output values.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets the value of a key.
  ///
  /// - Parameter key: One of `inputKeys`. Any other key stops the program, as on a device.
  open func setValue(_ value: Any?, forKey key: String) {
    checkKey(key)
    values[key] = value is NSNull ? nil : value
  }

  /// Returns the value of a key, or the output image for `kCIOutputImageKey`.
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

  /// The filter's name and categories, and the class, the default and the range of each of its keys.
  open var attributes: [String: Any] {
    guard let definition else { return [kCIAttributeFilterName: name] }
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: definition.categories,
    ]
    for input in definition.inputs { result[input.key] = input.attributes }
    return result
  }

  /// Returns the names of all filters in a category, sorted.
  ///
  /// - Parameter category: The category, such as `kCICategoryBlur`; `nil` for all filters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterCatalog.byName.values.filter { category == nil || $0.categories.contains(category ?? "") }.map(\.name)
      .sorted()
  }

  /// Returns the names of the filters that are in all of the given categories, sorted.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterCatalog.byName.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }.map(\.name).sorted()
  }

  /// Returns the display name of a filter in English; `nil` if there is no filter with the name.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterCatalog.byName[filterName]?.displayName
  }

  /// Returns the display name of a category in English, which is the category without its prefix.
  open class func localizedName(forCategory category: String) -> String {
    category.replacing("CICategory", with: "")
  }

  /// Returns a filter with the same name and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let result = CIFilter(name: name) else { return self }
    result.values = values
    return result
  }

  open override var description: String { "<CIFilter: \(name)>" }
}
