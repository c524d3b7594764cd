"""Networks that learn the games by playing them; needs `ridotto[train]`."""

import os

for _name, _value in {
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "PJRT_NPROC": "1",
}.items():
    os.environ.setdefault(_name, _value)  # small matrices are slower on several threads
