import Foundation
import Testing

/// The rule of docs/runtime.md: code that relies on undocumented behavior of the Swift runtime is in one target.
@Suite("The fence around what relies on the runtime")
struct RuntimeFenceTests {
  private static let fenced = [
    "Sources/Engines/RuntimeSupport/", "Sources/Engines/C/CRuntimeSupport/",
    // A library of another package that only programs with Foundation's networking load.
    "AppleFrameworks/Sources/DeviceNetwork/Runtime/",
    // The public C interface of the compiler's libIndexStore, which is not a part of the runtime.
    "Sources/Projects/CIndexStore/",
    // The main function of a project's program, which replaces functions of the C library and of Swift.
    "Sources/CLI/ProgramRuntime/Main/",
    // The layout of the properties in views.
    "AppleFrameworks/Sources/SwiftUI/Runtime/",
  ]

  /// The indications of such code, in Swift and in C.
  private static let tokens = [
    // Reinterpretation of bits.
    "unsafeBitCast", "unsafe_bitcast", "Builtin.",
    // Functions by symbol.
    "@_silgen_name", "@_extern", "@_cdecl", "dlsym", "RTLD_NEXT", "__attribute__((weak", "swiftcall",
    // Entry points and records of the runtime.
    "swift_", "MetadataSections", "_typeByName", "_mangledTypeName", "_getTypeByMangledName", "_forEachField",
    "@section", "@_section", "__start_", "__stop_",
    // Attributes that disable optimization.
    "@_optimize", "@_semantics", "@_dynamicReplacement",
    // Internals of libdispatch, blocks and Core Foundation.
    "_dispatch_", "_Block_", "CFRunLoop",
  ]

  private static func files() -> [String] {
    ["Sources", "AppleFrameworks/Sources", "Examples", "Benchmarks", "Plugins"].flatMap { folder in
      [".swift", ".c", ".h", ".modulemap"].flatMap { Repository.files(in: folder, ending: $0) }
    }
  }

  /// Sources that write such code into a project's generated code, without using it.
  private static let writers = [
    "Sources/Projects/SourceRewriting/Registration/RegistrationFile.swift",
    // This source contains it in a message.
    "Sources/Projects/SourceRewriting/Rules/AttributeRule.swift",
    // The C main function of a project's program calls this source.
    "Sources/CLI/ProgramRuntime/ProgramRuntime.swift",
    // ProgramRuntime calls this function of a library that it has loaded.
    "AppleFrameworks/Sources/DeviceNetwork/AppNetwork.swift",
    "Sources/Projects/ProjectBuilding/Screens/ScreenListing.swift",
    "Sources/Projects/ProjectBuilding/Testing/TestRunnerSource.swift",
    "Sources/Projects/StoryboardConversion/Verification/VerificationModule.swift",
    // Names in the headers that replace Apple's.
    "Sources/Projects/ObjectiveCHeaders/System/SystemClasses.swift",
    "Sources/Projects/ObjectiveCHeaders/System/SystemHeader.swift",
    // An attribute of pods' specifications begins with these letters.
    "Sources/Projects/Projects/ThirdParty/PodspecFile.swift",
    // `Sendable` has no representation, and no cast to it exists.
    "AppleFrameworks/Sources/SwiftUI/Containers/Scrolling/ScrollPosition.swift",
    "AppleFrameworks/Sources/SwiftData/Views/Query.swift",
    // Apple's names of functions begin with these letters.
    "Sources/Apple/FoundationSupplement/CoreFoundation/CFRunLoop.swift",
    // Key-value coding ignores threads, and calls code of the main actor on the current thread.
    "Sources/Apple/HostServices/HostServices.swift",
    "AppleFrameworks/Sources/FoundationGaps/KeyValueCoding/KeyedProperties.swift",
  ]

  @Test("no other target has any of it")
  func outside() throws {
    let files = Self.files().filter { file in !Self.fenced.contains { file.hasPrefix($0) } }
    #expect(files.count > 500)
    for file in files {
      let text = try Repository.text(file)
      for token in Self.tokens where Repository.has(text, token) && !Self.writers.contains(file) {
        Issue.record("\(file) has \(token)")
      }
    }
  }

  @Test("the words are those that the target itself uses")
  func inside() throws {
    let texts = try Self.files().filter { file in Self.fenced.contains { file.hasPrefix($0) } }.map(Repository.text)
    for token in ["unsafeBitCast", "dlsym", "swiftcall", "swift_", "_dispatch_", "_Block_", "CFRunLoop"] {
      #expect(texts.contains { $0.contains(token) }, "\(token)")
    }
  }

  @Test("only what Apple's modules and projects' programs are made of uses the target, and only it uses its C")
  func users() throws {
    let users = [
      "Sources/Apple/QuartzCore/", "Sources/Apple/UIKit/", "Sources/CLI/ProgramRuntime/", "Sources/Apple/HostServices/",
      "Sources/Apple/ObjectiveCNames/",
      // The ICU of Foundation formats measurements.
      "Sources/Apple/FoundationSupplement/Formatting/",
      // ICU also divides texts into words and sentences.
      "Sources/Apple/FoundationSupplement/TextPieces/",
      // The debug tables contain the position that created a view.
      "Sources/Screens/ViewHost/Origins/",
      // An explored app is tried in copies of its process.
      "Sources/CLI/ScreenCommands/Exploring/",
    ]
    for file in Self.files() {
      let text = try Repository.text(file)
      if Repository.has(text, "import RuntimeSupport") { #expect(users.contains { file.hasPrefix($0) }, "\(file)") }
      if Repository.has(text, "import CRuntimeSupport") { #expect(file.hasPrefix(Self.fenced[0]), "\(file)") }
    }
  }

  @Test("docs/runtime.md names each mechanism, and the Swift that is supported")
  func page() throws {
    let page = try Repository.text("docs/runtime.md")
    let versions = try Repository.text("Sources/Engines/RuntimeSupport/SwiftVersions.swift")
    let supported = try #require(versions.components(separatedBy: "supported = \"").last?.prefix { $0 != "\"" })
    #expect(page.contains("**\(supported)**"))
    for file in Repository.files(in: "Sources/Engines/RuntimeSupport", ending: ".swift") {
      guard try Repository.text(file).contains("RuntimeMechanism(") || file.hasSuffix("MainQueueLead.swift") else {
        continue
      }
      let name = file.split(separator: "/").last!.dropLast(".swift".count)
      let isNamed = page.contains("`\(name)`") || page.contains("`\(name.dropLast())`")
      #expect(isNamed, "\(name)")
    }
  }

  /// Parts of other mechanisms, which have no row and no tests of their own.
  private static let parts = [
    "ClassDescriptor", "ClassInitializers", "Metadata", "QueuedBlock", "SwiftVersions", "TrialClass",
  ]

  @Test("each mechanism has tests in the target that is tested in release as well")
  func tests() throws {
    #expect(try Repository.text("Tests/Release/Package.swift").contains(".testTarget(name: \"RuntimeSupportTests\""))
    let folder = "Tests/Engines/RuntimeSupportTests"
    let suites = Repository.files(in: folder, ending: "Tests.swift")
    let table = try Repository.text("\(folder)/RuntimeMechanismTests.swift")
    for file in Repository.files(in: "Sources/Engines/RuntimeSupport", ending: ".swift") {
      let name = file.split(separator: "/").last!.dropLast(".swift".count)
      if try Repository.text(file).contains("= RuntimeMechanism(") {
        #expect(table.contains("\(name).mechanism"), "RuntimeMechanismTests does not try \(name)")
      }
      // Extensions are tested with their type.
      let type = name.prefix { $0 != "+" }
      if !Self.parts.contains(String(type)) { #expect(suites.contains("\(folder)/\(type)Tests.swift"), "\(name)") }
    }
  }

  @Test("each row of docs/runtime.md's table names what has tests, and what stands beside the table names its own")
  func rows() throws {
    let page = try Repository.text("docs/runtime.md")
    let suites = Repository.files(in: "Tests", ending: "Tests.swift").map { $0.split(separator: "/").last!.dropLast(6) }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| **") }
    #expect(rows.count > 10)
    for row in rows {
      let cell = row.dropFirst(2).prefix { $0 != "|" }
      let name = cell.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      let isTested = suites.contains { $0 == "\(name)Tests" } || name.hasPrefix("@used")
      #expect(isTested, "\(cell)")
    }
    for suite in page.matches(of: /`(\w+Tests)`/) {
      #expect(suites.contains { $0 == suite.output.1 }, "\(suite.output.1)")
    }
  }
}
