import SwiftSources
import SwiftSyntax

/// A rule for names of Foundation's types that `FoundationSupplement` or a part of Foundation on Linux contains, such
/// as `Foundation.URLRequest`.
///
/// The compiler prefers a supplement's type to one that Foundation marks as unavailable. If Foundation only marks the
/// members of a type as unavailable, the name is ambiguous, and `Foundation.UndoManager` refers to Foundation's own
/// type.
///
/// Calls of `init()` that only Apple's Foundation publishes get equivalent arguments. Requests for the Library folder,
/// which `FileManager` does not know on Linux, are replaced with functions of ViewCode.
struct FoundationNameRule: RewritingRule {
  let kind = RewriteKind.foundationNames

  var visits: [RewritingVisit] {
    [
      .at(IdentifierTypeSyntax.self) { Self.visit($0.name, in: $1) },
      .at(DeclReferenceExprSyntax.self) { node, file in
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { Self.visit(node.baseName, in: file) }
      },
      .at(FunctionCallExprSyntax.self) { Self.visit($0, in: $1) },
      .at(MemberTypeSyntax.self) { node, file in
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { Self.visit(base.name, of: node.name, in: file) }
      },
      .at(MemberAccessExprSyntax.self) { node, file in
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
          Self.visit(base.baseName, of: node.declName.baseName, in: file)
        }
      },
    ]
  }

  static func visit(_ name: TokenSyntax, in file: FileRewriting) {
    guard ambiguous.contains(name.text) else { return }
    // The author declares a type with this name.
    if file.module.type(file.module.resolve(name.text, in: file.scopes.name))?.declaration != nil { return }
    file.insert("\(module).", before: name)
    needModule(in: file)
  }

  static func visit(_ base: TokenSyntax, of name: TokenSyntax, in file: FileRewriting) {
    guard base.text == "Foundation" else { return }
    if let other = AddedImportRule.moduleOfFoundation(name.text) {
      file.replace(base, with: other)
      if !file.importedModules.contains(other) { file.neededImports.insert("import \(other)") }
      return file.use(.foundationNames)
    }
    guard ambiguous.contains(name.text) || supplemented.contains(name.text) else { return }
    file.replace(base, with: module)
    needModule(in: file)
  }

  static func visit(_ call: FunctionCallExprSyntax, in file: FileRewriting) {
    // The directory has a default value on Apple's systems, and Linux lacks that initializer.
    if call.arguments.map(\.label?.text) == ["memoryCapacity", "diskCapacity"], let rightParen = call.rightParen,
      ["URLCache", "URLCache.init"].contains(call.calledExpression.trimmedDescription)
    {
      file.insert(", diskPath: nil", at: rightParen.trimmedBytes.lowerBound)
      return file.use(.foundationNames)
    }
    if visitLibraryFolder(call, in: file) { return }
    guard call.arguments.isEmpty, call.trailingClosure == nil, let leftParen = call.leftParen,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let rest = withoutArguments[name.text],
      file.module.type(file.module.resolve(name.text, in: file.scopes.name))?.declaration == nil
    else { return }
    file.replace(leftParen.trimmedBytes.lowerBound..<call.trimmedBytes.upperBound, with: rest)
    file.use(.foundationNames)
  }

  /// Returns whether the call requests the Library folder.
  private static func visitLibraryFolder(_ call: FunctionCallExprSyntax, in file: FileRewriting) -> Bool {
    guard let first = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      first.declName.baseName.text == "libraryDirectory"
    else { return false }
    let name: TokenSyntax
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName
    } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = function.baseName
    } else {
      return false
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard let replacement = folderFunctions["\(name.text)(\(labels.joined(separator: ",")))"] else { return false }
    file.replace(name, with: replacement)
    file.importNames()
    file.use(.foundationNames)
    return true
  }

  private static let folderFunctions = [
    "urls(for,in)": "appFolderURLs", "url(for,in,appropriateFor,create)": "appFolderURL",
    "NSSearchPathForDirectoriesInDomains(_,_,_)": "appFolderPaths",
  ]

  private static func needModule(in file: FileRewriting) {
    if !file.importedModules.contains(module) { file.neededImports.insert("import \(module)") }
    file.use(.foundationNames)
  }

  private static let module = "FoundationSupplement"

  /// Types that Foundation also contains, but without available members.
  private static let ambiguous: Set<String> = [
    "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
  ]

  /// The text that replaces empty parentheses, by the type. These types have no public `init()` on Linux.
  static let withoutArguments: [String: String] = [
    "HTTPCookieStorage": ".shared",
    "HTTPURLResponse":
      "(url: URL(string: \"about:blank\")!, statusCode: 0, httpVersion: nil, headerFields: nil)!",
    "NSLocale": "(localeIdentifier: \"\")", "ProcessInfo": ".processInfo", "Progress": "(totalUnitCount: 0)",
    "URLCache": "(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
    "URLResponse":
      "(url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
    "URLSession": "(configuration: .default)",
  ]

  /// Types that Foundation lacks or marks as unavailable.
  private static let supplemented: Set<String> = [
    "DateComponentsFormatter", "ListFormatter", "LocalizedStringResource", "MeasurementFormatUnitUsage",
    "MeasurementFormatter", "NSDataDetector", "NSDiscardableContent", "NSHashTable", "NSItemProvider",
    "NSItemProviderReading", "NSItemProviderWriting", "NSMapTable", "NSUserActivity", "NSUserActivityDelegate",
    "RelativeDateTimeFormatter", "UndoManager",
  ]
}

extension RewriteKind {
  /// Types of Foundation that are in another module.
  package static let foundationNames = RewriteKind("foundationNames")
}
