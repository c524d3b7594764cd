serving-here = Ridotto is open at { $address }
serving-near = On the same network: { $address }
serving-data = Everything is kept in { $place }
serving-stop = Ctrl-C closes it; people come back to where they were.
