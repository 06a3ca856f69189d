import CoreGraphics
import Foundation

/// A controller that prints content of an app. Printing is not available, because hosts have no printer, and nothing is
/// presented.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// Whether the device can print, which is always `false`.
  open class var isPrintingAvailable: Bool { false }

  /// The types of data that can be printed. There are none, because there is no printer.
  open class var printableUTIs: Set<String> { [] }

  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open class var shared: UIPrintInteractionController { sharedController }
  private static let sharedController = UIPrintInteractionController()

  public override init() { super.init() }

  /// The print job.
  open var printInfo: UIPrintInfo?
  /// The item to print: an image, data, a URL or a text.
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  /// The renderer of the pages, which replaces a formatter or an item.
  open var printPageRenderer: UIPrintPageRenderer?

  /// Reports that printing is not available.
  ///
  /// - Returns: `false`, because nothing is presented.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, Self.notAvailable)
    return false
  }

  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Does nothing, because nothing is presented.
  open func dismiss(animated: Bool) {}

  // This is Apple's domain and code for printing that is not available.
  private static let notAvailable = NSError(
    domain: "UIPrintErrorDomain", code: 1,
    userInfo: [NSLocalizedDescriptionKey: "Printing is not available on this device."])
}

/// The name and type of a print job.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinfo
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  /// Returns a print job with default values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Creates a print job with default values.
  public override init() { super.init() }

  /// Creates a print job with the values of another job's `dictionaryRepresentation`.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    jobName = dictionary["jobName"] as? String ?? ""
    printerID = dictionary["printerID"] as? String
    outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? .none
  }

  open var jobName = ""
  open var printerID: String?
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  /// The values as a dictionary that can be stored.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    result["printerID"] = printerID
    return result
  }
}
