import Testing

@testable import Projects

@Suite("Levels of build settings")
struct ConfigurationLevelTests {
  @Test("configuration files of project and target, and their own settings, stand on top of each other")
  func levels() throws {
    let folder = try TestFolder()
    try folder.write(["App/A.swift", "App/Info.plist"], "<plist><dict/></plist>")
    try folder.write("Config/Base.xcconfig", "SDKROOT = iphoneos\nSWIFT_VERSION = 5.0\nNAME_SUFFIX = \nLIST = base")
    try folder.write(
      "Config/Project.xcconfig",
      "#include \"Base.xcconfig\"\n#include? \"Local.xcconfig\"\nLIST = $(inherited) project-file\nPRODUCT_NAME = $(TARGET_NAME)$(NAME_SUFFIX)"
    )
    try folder.write(
      "Config/App.xcconfig",
      """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) $(LIST)
      NAME_SUFFIX[config=Debug] = Dev
      PRODUCT_BUNDLE_IDENTIFIER = org.example.$(PRODUCT_NAME:lower:rfc1034identifier)
      INFOPLIST_FILE = $(SRCROOT)/App/Info.plist
      SWIFT_STRICT_CONCURRENCY = complete
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
      SWIFT_APPROACHABLE_CONCURRENCY = YES
      SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES
      SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO
      OTHER_SWIFT_FLAGS = -Xfrontend -enable-experimental-feature -Xfrontend Lifetimes -enable-upcoming-feature BareSlashRegexLiterals
      """)
    let project = ProjectFixture("App")
    project.settings = ["LIST": "$(inherited) project", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "FIRST"]
    project.baseFile = project.file("Config/Project.xcconfig")
    project.target(
      "My App", sources: [project.file("App/A.swift")], settings: ["LIST": "$(inherited) target"],
      base: project.file("Config/App.xcconfig"))
    try project.write(to: folder)
    let result = try folder.read()
    let target = try #require(result.target("My App"))
    #expect(target.settings.conditions == ["FIRST", "base", "project-file", "project", "target"])
    #expect(target.settings.productName == "My AppDev" && target.moduleName == "My_AppDev")
    #expect(target.settings.bundleIdentifier == "org.example.my-appdev")
    #expect(target.settings.infoPlistFile?.lastPathComponent == "Info.plist")
    #expect(target.settings.strictConcurrency == "complete" && target.settings.defaultIsolationIsMainActor)
    #expect(
      target.settings.upcomingFeatures == [
        "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
        "ExistentialAny",
        "NonisolatedNonsendingByDefault", "BareSlashRegexLiterals",
      ])
    #expect(target.settings.experimentalFeatures == ["Lifetimes"] && target.settings.otherFlags.isEmpty)
    #expect(result.diagnostics.isEmpty)
    let release = try #require(try folder.read("", ReadingOptions(configuration: "Release")).target("My App"))
    #expect(release.settings.productName == "My App")
  }

  @Test("configuration files that are missing, broken or include each other are diagnostics")
  func broken() throws {
    let folder = try TestFolder()
    try folder.write("A.swift")
    try folder.write("One.xcconfig", "#include \"Two.xcconfig\"\nSDKROOT = iphoneos\nwhat is this\n")
    try folder.write("Two.xcconfig", "#include \"One.xcconfig\"\nSWIFT_VERSION = 6")
    let project = ProjectFixture("App")
    project.baseFile = project.file("One.xcconfig")
    project.target("App", sources: [project.file("A.swift")], base: project.file("Gone.xcconfig"))
    try project.write(to: folder)
    let result = try folder.read()
    #expect(result.target("App")?.settings.swiftVersion == "6")
    #expect(result.diagnostics.contains { $0.file?.lastPathComponent == "One.xcconfig" && $0.line == 3 })
    #expect(result.diagnostics.contains { $0.file?.lastPathComponent == "Two.xcconfig" && $0.line == 1 })
    #expect(result.hasDiagnostic(.warning, containing: "Gone.xcconfig"))
  }
}
