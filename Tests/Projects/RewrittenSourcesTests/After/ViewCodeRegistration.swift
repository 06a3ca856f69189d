// swift-format-ignore-file
@_cdecl("viewcode_register_RewrittenSourcesTests")
public nonisolated func viewcode_register_RewrittenSourcesTests() {
  viewcode_register_file_ExtensionOverrides()
  viewcode_register_file_Metatypes()
  viewcode_register_file_OptionalMembers()
  viewcode_register_file_SelectorForm()
}
