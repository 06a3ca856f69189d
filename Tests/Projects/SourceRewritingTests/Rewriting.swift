import Foundation
import SourceRewriting
import SwiftSources

/// Returns the rewritten text, or the text itself if nothing changes. The added lines at the top are omitted.
func rewritten(
  _ text: String, path: String = "/project/File.swift", options: RewritingOptions = RewritingOptions(),
  others: [String] = [], imported: [ModuleFacts] = []
) -> String {
  let file = rewrittenFile(text, path: path, options: options, others: others, imported: imported)
  guard let result = file.text else { return text }
  guard let range = result.range(of: "#sourceLocation(file: \"\(path)\", line: 1)\n") else { return result }
  return String(result[range.upperBound...])
}

func rewrittenFile(
  _ text: String, path: String = "/project/File.swift", options: RewritingOptions = RewritingOptions(),
  others: [String] = [], imported: [ModuleFacts] = []
) -> RewrittenFile {
  var files = [SourceText(url: URL(fileURLWithPath: path), text: text)]
  for (index, other) in others.enumerated() {
    files.append(SourceText(url: URL(fileURLWithPath: "/project/Other\(index).swift"), text: other))
  }
  return ModuleRewriter(module: "App", options: options, imported: imported).rewrite(files).files[0]
}
