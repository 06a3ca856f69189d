import Foundation
import Projects

/// A prediction of the code that a build will omit, by the names in the sources alone.
///
/// It uses the same data as the build: the modules that can be imported, and the names that they declare. A name counts
/// as missing if it is Apple's, according to the table of Apple's names or its prefix, and if neither an available
/// module nor the project declares it. Omissions that depend on types, such as missing overloads, are only found by
/// building.
package struct OmissionForecast: Sendable {
  /// A name of Apple's that no available module declares.
  package struct Name: Equatable, Sendable {
    package var name: String
    package var uses: Int
    /// The file of the first use.
    package var file: String
    package var line: Int
  }

  /// The missing names, the most used first.
  package private(set) var names: [Name] = []
  /// The problems of the scenes and storyboards that Info.plist names, as text.
  package private(set) var startProblems: [String] = []

  package init(of project: Project, toolchain: Toolchain, compiler: SwiftCompiler?) {
    let targets = project.targets.filter { $0.leftOut == nil && !$0.isThirdParty && $0.kind != .unitTests }
    var declared: Set<String> = []
    var uses: [String: Name] = [:]
    let members = Self.members(in: toolchain.appleNames)
    for target in targets {
      for file in target.sources {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for word in SourceWords(text).words {
          if word.isDeclared { declared.insert(word.text) }
          guard word.isMember ? members.contains(word.text) : Self.isAppleType(word.text) else { continue }
          if uses[word.text] == nil {
            uses[word.text] = Name(name: word.text, uses: 0, file: file.path(percentEncoded: false), line: word.line)
          }
          uses[word.text]?.uses += 1
        }
      }
    }
    for target in project.targets where target.isThirdParty {
      for file in target.sources { declared.formUnion(Self.declarations(of: file)) }
    }
    for module in project.thirdParty {
      for file in module.sources { declared.formUnion(Self.declarations(of: file)) }
    }
    var open = Set(uses.keys).subtracting(declared)
    for file in Self.moduleFiles(toolchain, compiler) where !open.isEmpty {
      open.subtract(ModuleNames.found(open, in: file))
    }
    names = open.compactMap { uses[$0] }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    for target in targets where target.kind == .app { findStartProblems(of: target, declared: declared) }
  }

  private static func declarations(of file: URL) -> Set<String> {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return Set(SourceWords(text).words.filter(\.isDeclared).map(\.text))
  }

  /// Returns whether a type's name is Apple's, by its prefix.
  static func isAppleType(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CG"] + MissingName.Kind.frameworkPrefixes
    return prefixes.contains { prefix in
      guard name.count > prefix.count + 1, name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      // The project itself declares words in capitals such as `UIKIT` and `CARS`.
      return rest.first!.isUppercase && rest.dropFirst().first!.isLowercase
    }
  }

  /// Returns the members of Apple's types.
  private static func members(in table: String) -> Set<String> {
    var result: Set<String> = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 3 else { continue }
      result.formUnion(fields[3].split(separator: " ").map(String.init).filter { $0.count > 5 })
    }
    return result
  }

  private static func moduleFiles(_ toolchain: Toolchain, _ compiler: SwiftCompiler?) -> [URL] {
    func modules(in folder: URL) -> [URL] {
      let path = folder.path(percentEncoded: false)
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      return names.filter { $0.hasSuffix(".swiftmodule") }.flatMap { name -> [URL] in
        let file = folder.appending(path: name)
        guard (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { return [file] }
        return modules(in: file)
      }
    }
    let own = modules(in: toolchain.modules)
    let system = compiler.map {
      modules(in: $0.programs.deletingLastPathComponent().appending(path: "lib/swift/linux"))
    }
    return own + (system ?? [])
  }

  private mutating func findStartProblems(of target: Target, declared: Set<String>) {
    let plist = target.settings.infoPlist
    func has(_ storyboard: String) -> Bool {
      target.resources.contains { $0.file.deletingPathExtension().lastPathComponent == storyboard }
    }
    if let main = plist["UIMainStoryboardFile"]?.string, !main.isEmpty, !has(main) {
      startProblems.append(
        "Info.plist names the storyboard \(main), which is not among the resources of \(target.name)")
    }
    let scenes = plist["UIApplicationSceneManifest"]?.dictionary?["UISceneConfigurations"]?.dictionary ?? [:]
    for scene in scenes.values.flatMap({ $0.array ?? [] }).compactMap(\.dictionary) {
      if let name = scene["UISceneDelegateClassName"]?.string?.split(separator: ".").last.map(String.init),
        !declared.contains(name)
      {
        startProblems.append("Info.plist names the scene delegate \(name), which \(target.name) does not declare")
      }
      if let name = scene["UISceneStoryboardFile"]?.string, !has(name) {
        startProblems.append(
          "Info.plist names the storyboard \(name), which is not among the resources of \(target.name)")
      }
    }
  }
}

/// The names in a compiled module, which the compiler stores as text, each terminated by a zero byte.
enum ModuleNames {
  /// Returns those of some names that the file of a module contains.
  static func found(_ names: Set<String>, in file: URL) -> Set<String> {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return [] }
    let lengths = Set(names.map(\.utf8.count))
    var result: Set<String> = []
    data.withUnsafeBytes { bytes in
      var start = 0
      for index in 0..<bytes.count {
        let byte = bytes[index]
        let isOfName =
          byte >= 0x61 && byte <= 0x7a || byte >= 0x41 && byte <= 0x5a || byte >= 0x30 && byte <= 0x39 || byte == 0x5f
        if isOfName { continue }
        if lengths.contains(index - start) {
          let name = String(decoding: bytes[start..<index], as: UTF8.self)
          if names.contains(name) { result.insert(name) }
        }
        start = index + 1
      }
    }
    return result
  }
}

/// The identifiers of a source, without comments and string literals.
struct SourceWords {
  struct Word: Equatable {
    var text: String
    var line: Int
    /// Whether the word follows a period.
    var isMember: Bool
    /// Whether the word follows a keyword that begins a declaration.
    var isDeclared: Bool
  }

  private(set) var words: [Word] = []

  private static let declaring: Set = [
    "import", "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "associatedtype",
    "actor",
  ]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (index, line) = (0, 1)
    var last = ""
    func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    var isBehindPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        index += 1
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        // Code in string interpolations is skipped, too.
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { index += 1 }
      } else if byte == 0x5f || byte >= 0x41 && byte <= 0x5a || byte >= 0x61 && byte <= 0x7a || byte >= 0x80 {
        let start = index
        while index < bytes.count,
          bytes[index] == 0x5f || bytes[index] >= 0x30 && bytes[index] <= 0x39
            || bytes[index] >= 0x41 && bytes[index] <= 0x5a || bytes[index] >= 0x61 && bytes[index] <= 0x7a
            || bytes[index] >= 0x80
        { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        words.append(
          Word(text: word, line: line, isMember: isBehindPoint, isDeclared: Self.declaring.contains(last)))
        last = word
        isBehindPoint = false
      } else {
        isBehindPoint = byte == UInt8(ascii: ".")
        index += 1
      }
    }
  }
}
