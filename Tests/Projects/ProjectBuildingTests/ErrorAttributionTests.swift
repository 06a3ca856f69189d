import Testing
import ToolSupport

@testable import ProjectBuilding

@Suite struct ErrorBlameTests {
  private let attribution = ErrorAttribution(
    table: "UIKit\tUILabel\tUIView\ttext marqueeSpeed\nUIKit\t\t\tUIGraphicsBeginImageContext")

  private func party(_ text: String, missing: [String] = []) -> ErrorAttribution.Party {
    attribution.party(
      for: Diagnostic(.error, text, at: .init("/A.swift", line: 1, column: 1)), missingModules: missing)
  }

  @Test func namesOfUIKitAreOurs() {
    #expect(
      party("cannot find 'UIGraphicsBeginImageContext' in scope") == .missing("UIGraphicsBeginImageContext", .uikit))
    #expect(
      party("cannot find type 'UIMotionEffect' in scope", missing: ["SnapKit"]) == .missing("UIMotionEffect", .uikit))
    #expect(party("value of type 'UILabel' has no member 'marqueeSpeed'") == .missing("UILabel.marqueeSpeed", .uikit))
  }

  @Test func onlyWhatAppleHasForCertainIsLeftOut() {
    #expect(attribution.isMissingSystemAPI("cannot find type 'UILabel' in scope"))
    #expect(attribution.isMissingSystemAPI("value of type 'UILabel?' has no member 'marqueeSpeed'"))
    #expect(attribution.isMissingSystemAPI("cannot find type 'AVRoutePickerView' in scope"))
    #expect(!attribution.isMissingSystemAPI("cannot find type 'UILable' in scope"))
    #expect(attribution.isMissingSystemAPI("value of type 'AnyObject' has no member 'perform'"))
    #expect(!attribution.isMissingSystemAPI("value of type 'AnyObject' has no member 'performe'"))
    #expect(
      attribution.isMissingSystemAPI(
        "'(AnyObject) -> Void' is not representable in Objective-C, so it cannot be used with '@convention(c)'"))
    #expect(attribution.isMissingSystemAPI("cannot find 'ivar_getName' in scope"))
    #expect(
      !attribution.isMissingSystemAPI("cannot find type 'AVRoutePickrView' in scope; did you mean 'AVRoutePickerView'?")
    )
    #expect(!attribution.isMissingSystemAPI("value of type 'UILabel' has no member 'txt'"))
    #expect(!attribution.isMissingSystemAPI("value of type 'Ship' has no member 'text'"))
    #expect(!attribution.isMissingSystemAPI("cannot find 'text' in scope"))
    #expect(
      !attribution.isMissingSystemAPI("cannot convert value of type 'String' to expected argument type 'UILabel'"))
  }

  @Test("syntax errors and names that nobody has are the author's; other errors need more than their text")
  func evidence() {
    for text in [
      "expected '}' in class", "invalid UTF-8 found in source file",
      "consecutive statements on a line must be separated by newline or ';'",
      "cannot find 'crat' in scope", "cannot find type 'UILable' in scope; did you mean 'UILabel'?",
    ] {
      #expect(attribution.isEvidentlyAuthors(text), "\(text)")
    }
    for text in [
      "cannot find type 'UIOfLater' in scope", "cannot find 'os_unfair_lock' in scope",
      "value of type 'URLSession' has no member 'bytes'", "no exact matches in call to initializer",
      "cannot convert value of type 'String' to expected argument type 'Int'", "'dataTask' is unavailable",
      "ambiguous use of 'animate'", "extraneous argument label 'markdown:' in call",
      "unexpected non-void return value in void function", "method does not override any method from its superclass",
    ] {
      #expect(!attribution.isEvidentlyAuthors(text), "\(text)")
    }
  }

  @Test("a Boolean property is Apple's under its name in Swift, which begins with “is”")
  func booleanProperties() {
    let attribution = ErrorAttribution(
      table: "UIKit\tUIApplication\tUIResponder\tnetworkActivityIndicatorVisible issues")
    #expect(attribution.isAppleMember("isNetworkActivityIndicatorVisible"))
    #expect(attribution.isAppleMember("issues"))
    #expect(!attribution.isAppleMember("isNetworkActivityIndicator"))
    #expect(!attribution.isAppleMember("is"))
    #expect(!attribution.isAppleMember("issue"))
    #expect(
      attribution.isMissingSystemAPI(
        "value of type 'UIApplication' has no member 'isNetworkActivityIndicatorVisible'"))
  }

  @Test("a method is Apple's under its name in Swift, which lacks the first argument's label")
  func methodNames() {
    let attribution = ErrorAttribution(table: "UIKit\tUIImage\tNSObject\tdrawInRect")
    #expect(attribution.isAppleMember("draw"))
    #expect(!attribution.isAppleMember("dra") && !attribution.isAppleMember("drawIn2"))
  }

  @Test func namesThatSwiftUILacksHereAreNoFaultOfTheProject() {
    let attribution = ErrorAttribution(
      table: "UIKit\tUILabel\tUIView\ttext", missingOfSwiftUI: "Gauge\ninspector\nFocusedObject\npaged")
    #expect(attribution.isMissingSystemAPI("cannot find 'Gauge' in scope; did you mean 'Gate'?"))
    #expect(attribution.isMissingSystemAPI("value of type 'some View' has no member 'inspector'"))
    #expect(attribution.isMissingSystemAPI("value of type 'CartView' has no member 'inspector'"))
    #expect(attribution.isMissingSystemAPI("unknown attribute 'FocusedObject'"))
    #expect(attribution.isMissingSystemAPI("reference to member 'paged' cannot be resolved without a contextual type"))
    #expect(!attribution.isMissingSystemAPI("value of type 'UILabel' has no member 'inspector'"))
    #expect(!attribution.isMissingSystemAPI("value of type 'some View' has no member 'paddin'"))
    #expect(!attribution.isMissingSystemAPI("cannot convert value of type 'Gauge' to expected argument type 'Int'"))
    #expect(!attribution.isEvidentlyAuthors("cannot find 'Gauge' in scope"))
    let message = Diagnostic(.error, "cannot find 'Gauge' in scope", at: .init("/A.swift", line: 1, column: 1))
    #expect(attribution.party(for: message, missingModules: []) == .missing("Gauge", .apple))
  }

  @Test func membersThatAMissingModuleMayAddAreItsOwn() {
    #expect(
      party("value of type 'UIView' has no member 'snp'", missing: ["SnapKit"]) == .missing("UIView.snp", .thirdParty))
    #expect(
      party("value of type 'UILabel' has no member 'marqueeSpeed'", missing: ["SnapKit"])
        == .missing("UILabel.marqueeSpeed", .uikit))
  }

  @Test func modulesAreWhoseTheyAre() {
    #expect(party("no such module 'Firebase'") == .missing("Firebase", .thirdParty))
    #expect(party("no such module 'SwiftUI'") == .missing("SwiftUI", .apple))
  }

  @Test func whatOnlyApplesCompilerTakesIsTheRewritings() {
    #expect(party("Objective-C interoperability is disabled") == .rewriting)
  }

  @Test func aNameThatNobodyHasIsTheProjects() {
    #expect(party("cannot find 'undeclaredThing' in scope") == .project)
    #expect(party("cannot find 'Auth' in scope", missing: ["FirebaseAuth"]) == .missing("Auth", .thirdParty))
  }

  @Test func aNameWithUIKitsPrefixIsApplesWhereTheListHasIt() {
    #expect(
      ["UILabel", "UIGraphicsBeginImageContext", "WKWebView", "NSPredicate"].allSatisfy { attribution.isApple($0) })
    #expect(["UIGridLayout", "CABlurLayer", "Label"].allSatisfy { !attribution.isApple($0) })
  }
}
