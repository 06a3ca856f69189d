import Foundation
import SwiftSources
import SwiftSyntax
import ToolSupport

/// Converts the Swift sources of a module, written for Apple's compiler, into sources that this compiler accepts with
/// the UIKit of this package.
///
/// Input and output are texts. The result only depends on the texts, the options and the facts of imported modules, and
/// rewriting it again changes nothing. A file with syntax errors is rewritten as far as possible, so that the compiler
/// reports the errors.
package struct ModuleRewriter: Sendable {
  private let module: String
  private let options: RewritingOptions
  private let imported: [ModuleFacts]

  /// - Parameters:
  ///   - module: The name of the compiled module.
  ///   - imported: The facts about rewritten modules that this one imports.
  package init(module: String, options: RewritingOptions = RewritingOptions(), imported: [ModuleFacts] = []) {
    self.module = module
    self.options = options
    self.imported = imported
  }

  /// Rewrites all files of the module.
  ///
  /// - Parameters:
  ///   - files: The files, which must have different paths.
  ///   - previous: The facts of an earlier run for the module with the same options and imported modules. Files with
  ///     unchanged text and dependencies are not processed again (`RewrittenFile.isReused`).
  package func rewrite(_ files: [SourceText], previous: ModuleFacts? = nil) -> RewrittenModule {
    let prepared = Parallel.map(files) { file -> Prepared in
      let hash = StableHash.of(file.text)
      if let record = previous?.files[file.url.path], record.hash == hash {
        return Prepared(hash: hash, facts: record.facts, parsed: nil, record: record)
      }
      let parsed = ParsedFile(file.text)
      return Prepared(hash: hash, facts: FactCollector.collect(parsed), parsed: parsed, record: nil)
    }
    let map = ModuleMap(
      module: module, files: zip(files, prepared).map { ($0.url.path, $1.facts) }, imported: imported)
    let results = Parallel.map(Array(zip(files, prepared))) { file, prepared in
      rewrite(file, prepared, map)
    }
    var facts = ModuleFacts(module: module)
    for (file, result) in zip(files, results) { facts.files[file.url.path] = result.record }
    let generated = RewritingRules.all.compactMap { rule in
      rule.generatedFile(module: module, functions: results.compactMap { $0.record.functions[rule.kind] }.sorted())
    }
    return RewrittenModule(files: results.map(\.file), generated: generated, facts: facts)
  }

  /// Returns the facts of a file, collected from its text alone.
  package static func facts(of text: String) -> FileFacts { FactCollector.collect(ParsedFile(text)) }

  /// The conformance is unchecked: one thread of a parallel loop creates the value, others read it after the loop ends,
  /// and syntax trees never change.
  private struct Prepared: @unchecked Sendable {
    var hash: UInt64
    var facts: FileFacts
    var parsed: ParsedFile?
    var record: FileRecord?
  }

  private func rewrite(
    _ file: SourceText, _ prepared: Prepared, _ map: ModuleMap
  ) -> (file: RewrittenFile, record: FileRecord) {
    if let record = prepared.record, isCurrent(record, map) {
      var reused = RewrittenFile(url: file.url, text: nil, uses: record.uses, remarks: record.remarks)
      reused.isReused = true
      return (reused, record)
    }
    let view = ModuleView(map)
    let rewriting = FileRewriting(
      url: file.url, parsed: prepared.parsed ?? ParsedFile(file.text), facts: prepared.facts, module: view,
      options: options)
    RewritingVisitor(rewriting).walk(rewriting.parsed.tree)
    var functions: [RewriteKind: String] = [:]
    for rule in RewritingRules.all {
      if let function = rule.finishFile(rewriting) { functions[rule.kind] = function }
    }
    let text = rewriting.text()
    let remarks = rewriting.remarks.sorted { Self.place(of: $0) < Self.place(of: $1) }
    let record = FileRecord(
      hash: prepared.hash, facts: prepared.facts, dependencies: view.dependencies, uses: rewriting.uses,
      remarks: remarks, isRewritten: text != nil, functions: functions)
    return (RewrittenFile(url: file.url, text: text, uses: rewriting.uses, remarks: remarks), record)
  }

  private static func place(of diagnostic: Diagnostic) -> (line: Int, column: Int) {
    (diagnostic.line ?? 0, diagnostic.column ?? 0)
  }

  /// Returns whether all questions that rewriting a file asked still have the same answers.
  private func isCurrent(_ record: FileRecord, _ map: ModuleMap) -> Bool {
    record.dependencies.allSatisfy { key, digest in
      ModuleMap.Question(key: key).map { map.digest(of: $0) == digest } ?? false
    }
  }
}
