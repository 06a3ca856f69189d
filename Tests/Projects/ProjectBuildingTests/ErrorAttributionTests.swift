import Testing

@testable import ProjectBuilding

@Suite struct ErrorBlameTests {
  private let blame = ErrorAttribution(
    table: "UIKit\tUILabel\tUIView\ttext marqueeSpeed\nUIKit\t\t\tUIGraphicsBeginImageContext")

  private func party(_ text: String, missing: [String] = []) -> ErrorAttribution.Party {
    blame.party(
      for: CompilerMessage(file: "/A.swift", line: 1, column: 1, severity: .error, text: text), missingModules: missing)
  }

  @Test func namesOfUIKitAreOurs() {
    #expect(
      party("cannot find 'UIGraphicsBeginImageContext' in scope") == .missing("UIGraphicsBeginImageContext", .uikit))
    #expect(
      party("cannot find type 'UIMotionEffect' in scope", missing: ["SnapKit"]) == .missing("UIMotionEffect", .uikit))
    #expect(party("value of type 'UILabel' has no member 'marqueeSpeed'") == .missing("UILabel.marqueeSpeed", .uikit))
  }

  @Test func onlyWhatAppleHasForCertainIsLeftOut() {
    #expect(blame.lacksSystemsOwn("cannot find type 'UILabel' in scope"))
    #expect(blame.lacksSystemsOwn("value of type 'UILabel?' has no member 'marqueeSpeed'"))
    #expect(blame.lacksSystemsOwn("cannot find type 'AVRoutePickerView' in scope"))
    #expect(!blame.lacksSystemsOwn("cannot find type 'UILable' in scope"))
    #expect(blame.lacksSystemsOwn("value of type 'AnyObject' has no member 'perform'"))
    #expect(!blame.lacksSystemsOwn("value of type 'AnyObject' has no member 'performe'"))
    #expect(
      blame.lacksSystemsOwn(
        "'(AnyObject) -> Void' is not representable in Objective-C, so it cannot be used with '@convention(c)'"))
    #expect(blame.lacksSystemsOwn("cannot find 'ivar_getName' in scope"))
    #expect(blame.mayLackSystemsOwn("cannot find type 'UILable' in scope"))
    #expect(blame.mayLackSystemsOwn("value of type 'UILabel' has no member 'txt'"))
    #expect(!blame.mayLackSystemsOwn("cannot find type 'UILable' in scope; did you mean 'UILabel'?"))
    #expect(!blame.mayLackSystemsOwn("cannot find 'text' in scope"))
    #expect(!blame.lacksSystemsOwn("cannot find type 'AVRoutePickrView' in scope; did you mean 'AVRoutePickerView'?"))
    #expect(!blame.lacksSystemsOwn("value of type 'UILabel' has no member 'txt'"))
    #expect(!blame.lacksSystemsOwn("value of type 'Ship' has no member 'text'"))
    #expect(!blame.lacksSystemsOwn("cannot find 'text' in scope"))
    #expect(!blame.lacksSystemsOwn("cannot convert value of type 'String' to expected argument type 'UILabel'"))
  }

  @Test func namesThatSwiftUILacksHereAreNoFaultOfTheProject() {
    let blame = ErrorAttribution(
      table: "UIKit\tUILabel\tUIView\ttext", missingOfSwiftUI: "Gauge\ninspector\nFocusedObject\npaged")
    #expect(blame.lacksSystemsOwn("cannot find 'Gauge' in scope; did you mean 'Gate'?"))
    #expect(blame.lacksSystemsOwn("value of type 'some View' has no member 'inspector'"))
    #expect(blame.lacksSystemsOwn("value of type 'CartView' has no member 'inspector'"))
    #expect(blame.lacksSystemsOwn("unknown attribute 'FocusedObject'"))
    #expect(blame.lacksSystemsOwn("reference to member 'paged' cannot be resolved without a contextual type"))
    #expect(!blame.lacksSystemsOwn("value of type 'UILabel' has no member 'inspector'"))
    #expect(!blame.lacksSystemsOwn("value of type 'some View' has no member 'paddin'"))
    #expect(!blame.lacksSystemsOwn("cannot convert value of type 'Gauge' to expected argument type 'Int'"))
    #expect(ErrorAttribution.mayLackViews("no exact matches in call to initializer"))
    #expect(!ErrorAttribution.mayLackViews("cannot find 'Txt' in scope"))
    let message = CompilerMessage(
      file: "/A.swift", line: 1, column: 1, severity: .error, text: "cannot find 'Gauge' in scope")
    #expect(blame.party(for: message, missingModules: []) == .missing("Gauge", .apple))
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
    #expect(["UILabel", "UIGraphicsBeginImageContext", "WKWebView", "NSPredicate"].allSatisfy { blame.isApple($0) })
    #expect(["UIGridLayout", "CABlurLayer", "Label"].allSatisfy { !blame.isApple($0) })
  }
}
